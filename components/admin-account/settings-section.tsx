import type { ReactNode } from 'react'

type SettingsSectionProps = { id: string; title: string; text: ReactNode; children: ReactNode }

/** One part of a page of settings: what it is about, and beside it what can be done. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0 xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="max-w-reading">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-1.5 text-[0.95rem] text-muted">{text}</p>
      </div>
      <div className="max-w-xl rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">{children}</div>
    </section>
  )
}
