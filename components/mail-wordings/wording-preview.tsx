import { fill, fillSubject, paragraphsOf } from '@/lib/mail-wordings/fill'

const sample = { name: 'Meera Rao', 'job title': 'Data Engineer', company: 'Lantern Freight Systems' }

/** The mail as somebody would get it, while its words are being typed. */
export function WordingPreview({ subject, text }: { subject: string; text: string }) {
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="preview" className="mb-3 text-heading">
        Preview
      </h2>
      <p className="text-sm text-muted">
        To {sample.name}, who applied for {sample['job title']}
      </p>
      <div className="mt-3 rounded-control bg-sunken p-4 [overflow-wrap:anywhere]">
        <p className="font-semibold">{fillSubject(subject, sample)}</p>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className="mt-3 whitespace-pre-wrap">
            {fill(paragraph, sample)}
          </p>
        ))}
        <p className="mt-4 text-sm text-muted">Then comes a button that leads to their applied jobs, and who we are.</p>
      </div>
    </section>
  )
}
