import { site } from '@/lib/site'

export function NeedsScript() {
  return (
    <noscript>
      <p className="my-4 rounded-control bg-sunken px-4 py-3">
        This form needs JavaScript. Write to{' '}
        <a href={`mailto:${site.email}`} className="underline underline-offset-4">
          {site.email}
        </a>{' '}
        or call {site.phone.label}.
      </p>
    </noscript>
  )
}
