import { Banner } from '@/components/ui/banner'
import { site } from '@/lib/site'

export default function HomePage() {
  return <Banner title={site.tagline} />
}
