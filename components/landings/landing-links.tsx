import { LandingNav } from '@/components/landings/landing-nav'
import { type Landing, landingKinds } from '@/lib/landings/format'
import { listLandings } from '@/lib/landings/queries'

const MOST = 8

/** Ways to the pages about roles, places and types that hold open jobs, without the one that is read. */
export async function LandingLinks({ current }: { current?: Landing }) {
  const all = await listLandings()
  const others = all.filter(({ kind, slug }) => kind !== current?.kind || slug !== current.slug)
  const some = landingKinds.flatMap((kind) => others.filter((landing) => landing.kind === kind).slice(0, MOST))
  return some.length > 0 && <LandingNav landings={some} />
}
