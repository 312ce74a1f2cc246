import { HireForm } from '@/components/hiring/employers/hire-form.island'
import { Banner } from '@/components/ui/banner'
import type { HireWords } from '@/lib/content/pages/schema'
import { mailServer } from '@/lib/platform/mail/server'

export function HirePage({ words: { lead, steps } }: { words: HireWords }) {
  return (
    <>
      <Banner title="Hire from Us" lead={lead} />
      <div className="group page-width flex flex-col py-6 sm:py-14">
        <ol className="mb-10 grid gap-x-8 gap-y-5 group-has-[#hire-posted]:hidden max-sm:order-last max-sm:mt-10 max-sm:mb-4 sm:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={index} className="flex gap-3.5">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand"
              >
                {index + 1}
              </span>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="mt-0.5 text-base text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <HireForm isMailHeld={!mailServer()} />
      </div>
    </>
  )
}
