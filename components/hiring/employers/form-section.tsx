import type { ReactNode } from 'react'

type FormSectionProps = { title: string; text: string; children: ReactNode }

export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className="grid gap-5 border-t border-line py-8 max-sm:first-of-type:border-t-0 max-sm:first-of-type:pt-2 md:grid-cols-[15rem_1fr] md:gap-10">
      <div>
        <h2 className="text-heading">{title}</h2>
        <p className="mt-2 text-base text-muted">{text}</p>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
