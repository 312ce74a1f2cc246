import { LandingNav } from '@/components/jobs/landings/landing-nav'
import { type Landing, landingKinds } from '@/lib/jobs/landings/format'
import { listLandings } from '@/lib/jobs/landings/queries'

const MOST = 8

/** A role's page links to its places, and a place's page to its roles. Other pages show both lists. */
export async function LandingLinks({ current }: { current?: Landing }) {
  const all = await listLandings()
  const others = all.filter(({ kind, slug, of }) => {
    if (kind === current?.kind && slug === current.slug) return false
    if (!of) return true
    return current?.kind === 'role' ? of.role === (current.of?.role ?? current.slug) : of.place === current?.slug
  })
  // Narrower pages of the current page come first.
  others.sort((one, other) => Number(Boolean(other.of)) - Number(Boolean(one.of)))
  const some = landingKinds.flatMap((kind) => others.filter((landing) => landing.kind === kind).slice(0, MOST))
  return some.length > 0 && <LandingNav landings={some} />
}
