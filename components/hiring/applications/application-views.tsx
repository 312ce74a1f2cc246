import { PageTabs } from '@/components/console/lists/page-tabs'

type ApplicationViewsProps = { current: 'list' | 'board' | 'talent'; list?: string; board?: string }

export function ApplicationViews({
  current,
  list = '/adminappliedjobs',
  board = '/adminappliedjobs/board',
}: ApplicationViewsProps) {
  const tabs = [
    { name: 'list', label: 'List', href: list },
    { name: 'board', label: 'Board', href: board },
    { name: 'talent', label: 'Talent search', href: '/adminappliedjobs/talent' },
  ] as const
  return <PageTabs label="View" tabs={tabs} current={current} />
}
