import { PageTabs } from '@/components/back-office/page-tabs'

const tabs = [
  { name: 'logos', label: 'Add Client Logo', href: '/partners' },
  { name: 'comments', label: 'Blog Comment', href: '/partners?tab=comments' },
] as const

/** Leads from the client logos to the comments on the blog, which requirements §2 puts on the same page, and back. */
export function PartnerTabs({ shown }: { shown: (typeof tabs)[number]['name'] }) {
  return <PageTabs label="Client logos and comments" tabs={tabs} shown={shown} />
}
