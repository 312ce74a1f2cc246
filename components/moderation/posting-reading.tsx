import { TriangleAlert } from 'lucide-react'
import { MendReading } from '@/components/moderation/mend-reading'
import { readingWarnings } from '@/lib/moderation/format'
import type { PostingToDecide } from '@/lib/moderation/queries'
import { paySentence, placeSentence } from '@/lib/readings/format'

type PostingReadingProps = Pick<PostingToDecide, 'posting' | 'job'>

export function PostingReading({ posting, job }: PostingReadingProps) {
  const { id, version, isPlaceStated, isPayStated } = posting
  const { payMin, payMax, payCurrency, payPeriod, city, region, country } = job
  const pay = payCurrency && payPeriod ? { min: payMin, max: payMax, currency: payCurrency, period: payPeriod } : null
  const warnings = readingWarnings(posting)
  const exact = {
    city: (isPlaceStated && city) || '',
    region: (isPlaceStated && region) || '',
    country: (isPlaceStated && country) || '',
    payMin: (isPayStated && payMin?.toString()) || '',
    payMax: (isPayStated && payMax?.toString()) || '',
    payCurrency: (isPayStated && payCurrency) || '',
    payPeriod: (isPayStated && payPeriod?.toLowerCase()) || '',
  }
  return (
    <section
      id="reading"
      aria-labelledby="reading-title"
      className="scroll-mt-28 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 id="reading-title" className="mb-3 text-heading">
        What the filters read
      </h2>
      {warnings.length > 0 && (
        <p className="mb-3 flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 font-medium text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            {warnings.join('. ')}. {warningText(posting.countries.length === 0)}
          </span>
        </p>
      )}
      <dl className="space-y-3">
        <div>
          <dt className="text-sm text-muted">Place</dt>
          <dd className="[overflow-wrap:anywhere]">
            {placeSentence(job, job.workMode === 'REMOTE') || 'Nothing certain'}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Pay</dt>
          <dd>{pay ? paySentence(pay) : 'Nothing certain'}</dd>
        </div>
      </dl>
      <MendReading key={version} id={id} version={version} exact={exact} isOpen={warnings.length > 0} />
    </section>
  )
}

const warningText = (isPlace: boolean) =>
  isPlace
    ? 'No country’s filter finds it and search engines do not list it until the place is filled in.'
    : 'The salary filter does not know it until the pay is filled in.'
