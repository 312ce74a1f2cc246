import type { ReviewedApplication } from '@/lib/applications/review-queries'

const card = 'rounded-card border border-line bg-raised p-5 shadow-card'
const words = 'whitespace-pre-wrap wrap-anywhere'

export function ApplicationTexts({ application: { answers, coverNote } }: { application: ReviewedApplication }) {
  return (
    <>
      {answers.length > 0 && (
        <section aria-labelledby="answers" className={card}>
          <h2 id="answers" className="mb-3 text-heading">
            Answers
          </h2>
          <dl className="space-y-4">
            {answers.map(({ question, answer }, index) => (
              <div key={index}>
                <dt className="text-muted wrap-anywhere">{question}</dt>
                <dd className={answer ? `font-medium ${words}` : 'text-muted'}>{answer || 'Not answered'}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="cover-note" className={card}>
        <h2 id="cover-note" className="mb-3 text-heading">
          Cover note
        </h2>
        <p className={coverNote ? words : 'text-muted'}>{coverNote || 'The applicant left none.'}</p>
      </section>
    </>
  )
}
