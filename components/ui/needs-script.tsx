import { site } from '@/lib/site/company'

/** Goes at the top of a form whose buttons are hidden without JavaScript, so that no one clicks a dead button. */
export function NeedsScript({ className }: { className?: string }) {
  return (
    <noscript className={className} data-needs-script>
      <p className="mb-5 rounded-control bg-sunken px-4 py-3">
        This form needs JavaScript. You can also email{' '}
        <a href={`mailto:${site.email}`} className="underline underline-offset-4">
          {site.email}
        </a>{' '}
        or call {site.phone.label}.
      </p>
    </noscript>
  )
}
