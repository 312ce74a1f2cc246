import { Check } from 'lucide-react'
import Link from 'next/link'
import { Picture } from '@/components/content/pictures/picture'
import { DemoForm } from '@/components/people/demos/demo-form.island'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { DemoWords } from '@/lib/content/pages/schema'

export function DemoPage({ words }: { words: DemoWords }) {
  return (
    <>
      <Banner title="Registration" lead={words.lead} isLeadForPhones>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Registration' }]} />
      </Banner>
      <div className="page-width grid gap-12 py-10 sm:py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div className="max-lg:order-last">
          <p className="mb-6 font-display text-title font-semibold text-balance max-lg:hidden">{words.lead}</p>
          <h2 className="mb-3 text-heading">What to expect</h2>
          <ul className="space-y-3">
            {words.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link
              href="/technology-trainings"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              See the training tracks
            </Link>
          </p>
          <Picture name={words.picture} className="mt-6 hidden h-auto w-full rounded-card lg:block" />
        </div>
        <section
          aria-labelledby="demo"
          className="min-w-0 self-start rounded-card border border-line bg-raised p-6 shadow-card sm:p-8"
        >
          <h2 id="demo" className="text-heading">
            {words.heading}
          </h2>
          <p className="mt-1 mb-6 text-muted">{words.promise}</p>
          <DemoForm />
        </section>
      </div>
    </>
  )
}
