import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { type Database, db } from '@/lib/db'
import { messageTemplateMessages as messages } from '@/lib/hiring/message-templates/messages'
import { messageTemplateSelect } from '@/lib/hiring/message-templates/queries'
import type {
  MessageTemplateChange,
  MessageTemplateFields,
  WireMessageTemplate,
} from '@/lib/hiring/message-templates/schema'
import { now } from '@/lib/platform/clock'

/** Throws `invalid` if another template has the name. */
export function addMessageTemplate(admin: Admin, fields: MessageTemplateFields): Promise<WireMessageTemplate> {
  return withOwnName(
    db().$transaction(async (tx) => {
      const data = { ...fields, createdAt: now() }
      const added = await tx.messageTemplate.create({ data, select: messageTemplateSelect })
      await audit(tx, admin, { action: 'message-template.added', ...subjectOf(added) })
      return added
    }),
  )
}

/**
 * Throws `not-found`, `conflict` with the current template if `version` is stale, or `invalid` if another one has the
 * name.
 */
export function changeMessageTemplate(
  admin: Admin,
  id: number,
  { version, ...fields }: MessageTemplateChange,
): Promise<WireMessageTemplate> {
  return withOwnName(
    db().$transaction(async (tx) => {
      const [saved] = await tx.messageTemplate.updateManyAndReturn({
        where: { id, version },
        data: { ...fields, version: { increment: 1 } },
        select: messageTemplateSelect,
      })
      if (!saved) throw new ApiError('conflict', editMessages.changed, { current: await findTemplate(tx, id) })
      await audit(tx, admin, { action: 'message-template.changed', ...subjectOf(saved) })
      return saved
    }),
  )
}

/** Throws `not-found`. */
export function deleteMessageTemplate(admin: Admin, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const template = await findTemplate(tx, id)
    const { count } = await tx.messageTemplate.deleteMany({ where: { id } })
    if (count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'message-template.deleted', ...subjectOf(template) })
  })
}

async function findTemplate(tx: Database, id: number): Promise<WireMessageTemplate> {
  const template = await tx.messageTemplate.findUnique({ where: { id }, select: messageTemplateSelect })
  if (!template) throw new ApiError('not-found')
  return template
}

const withOwnName = <T>(saving: Promise<T>): Promise<T> =>
  saving.catch((error) => {
    throw isUniqueViolation(error)
      ? new ApiError('invalid', messages.taken, { fields: { name: messages.taken } })
      : error
  })

const subjectOf = ({ id, name }: WireMessageTemplate) => ({ subjectId: id, subject: name })
