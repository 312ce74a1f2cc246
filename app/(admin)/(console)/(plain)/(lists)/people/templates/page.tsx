import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { ListPage } from '@/components/console/lists/list-page'
import { rowActions } from '@/components/console/lists/row-action'
import { EditMessageTemplate } from '@/components/hiring/message-templates/edit-message-template'
import { messageTemplates } from '@/lib/hiring/message-templates/admin-list'
import { deleteMessages } from '@/lib/hiring/message-templates/messages'
import type { WireMessageTemplate } from '@/lib/hiring/message-templates/schema'

export const metadata: Metadata = {
  title: 'Message templates',
  description: 'Reusable texts for emails to people.',
  robots: { index: false },
}

const columns: Column<WireMessageTemplate>[] = [
  {
    header: 'Name',
    cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    isTitle: true,
    isWhole: true,
    sort: 'name',
  },
  { header: 'Subject', cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span>, isWhole: true },
  { header: 'Text', cell: ({ text }) => <span className="line-clamp-2 text-muted">{text}</span>, isWhole: true },
  {
    header: 'Action',
    isAction: true,
    cell: (template) => (
      <div className={rowActions}>
        <EditMessageTemplate template={template} />
        <DeleteRecord
          path={`/api/message-templates/${template.id}`}
          title="Delete template"
          name={template.name}
          messages={deleteMessages}
        />
      </div>
    ),
  },
]

export default function MessageTemplatesPage({ searchParams }: PageProps<'/people/templates'>) {
  return (
    <>
      <BackLink href="/people">People</BackLink>
      <ListPage
        list={messageTemplates}
        title="Message templates"
        columns={columns}
        action={<EditMessageTemplate />}
        searchParams={searchParams}
      />
    </>
  )
}
