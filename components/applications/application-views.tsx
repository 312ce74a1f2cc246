import { PageTabs } from '@/components/back-office/page-tabs'

type ApplicationViewsProps = { shown: 'list' | 'board'; list: string; board: string }

/** The applications as a list or as a board. */
export function ApplicationViews({ shown, list, board }: ApplicationViewsProps) {
  const tabs = [
    { name: 'list', label: 'List', href: list },
    { name: 'board', label: 'Board', href: board },
  ] as const
  return <PageTabs label="View" tabs={tabs} shown={shown} />
}
