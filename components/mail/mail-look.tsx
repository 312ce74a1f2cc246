import type { WholeMail } from '@/lib/mail/queries'

export function MailLook({ mail }: { mail: WholeMail }) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <section aria-labelledby="look" className="min-w-0">
        <h2 id="look" className="mb-3 text-heading">
          Look
        </h2>
        <iframe
          title={`${mail.subject}, as a mail program shows it`}
          src={`/api/mails/${mail.id}/look`}
          sandbox=""
          className="h-144 w-full rounded-card border border-line bg-surface shadow-card"
        />
      </section>
      <section aria-labelledby="text" className="min-w-0">
        <h2 id="text" className="mb-3 text-heading">
          Text
        </h2>
        <pre className="rounded-card border border-line bg-raised p-5 font-sans whitespace-pre-wrap shadow-card [overflow-wrap:anywhere]">
          {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
            index % 2 === 1 ? (
              <a key={index} href={part} target="_blank" rel="noopener noreferrer" className="text-accent underline">
                {part}
                <span className="sr-only"> (opens a new tab)</span>
              </a>
            ) : (
              part
            ),
          )}
        </pre>
      </section>
    </div>
  )
}
