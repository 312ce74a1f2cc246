import { PageTabs } from '@/components/console/lists/page-tabs'

const tabs = [
  { name: 'logos', label: 'Add Client Logo', href: '/partners' },
  { name: 'comments', label: 'Blog Comment', href: '/partners?tab=comments' },
] as const

export function PartnerTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  return <PageTabs label="Client logos and comments" tabs={tabs} current={current} />
}
