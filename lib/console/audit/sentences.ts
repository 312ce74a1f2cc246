import { actionLabel } from '@/lib/console/audit/format'

const sentences: Record<string, string> = {
  'account.deleted': 'deleted an account',
  'account.password-changed': 'changed the password of an account',
  'admin.invited': 'invited #',
  'admin.invitation-withdrawn': 'took back the invitation of #',
  'admin.joined': 'let # in as an admin',
  'admin.password-changed': 'changed their password',
  'admin.recovery-codes-renewed': 'made new recovery codes',
  'admin.removed': 'removed the admin #',
  'admin.renamed': 'changed their name',
  'admin.reset': 'reset the sign-in of #',
  'admin.role-changed': 'gave # another role',
  'admin.second-factor-off': 'switched their second factor off',
  'admin.second-factor-on': 'switched their second factor on',
  'admin.sessions-ended': 'ended their other sessions',
  'admin.signed-in': 'signed in',
  'application.deleted': 'deleted the application of #',
  'application.hired': 'hired #',
  'application.note-added': 'noted something about #',
  'application.note-deleted': 'deleted a note about #',
  'application.rejected': 'rejected #',
  'application.reopened': 'set # back to new',
  'application.reviewed': 'reviewed #',
  'application.shortlisted': 'shortlisted #',
  'application.submitted': 'applied: #',
  'application.submitted-again': 'applied again: #',
  'application.withdrawn': 'withdrew #',
  'blog.added': 'wrote #',
  'blog.changed': 'changed #',
  'blog.deleted': 'deleted #',
  'comment.approved': 'approved the comment #',
  'comment.deleted': 'deleted the comment #',
  'comment.rejected': 'rejected the comment #',
  'comment.waiting': 'set the comment # back to waiting',
  'job-post.added': 'added the job record #',
  'job-post.changed': 'changed the job record #',
  'job-post.deleted': 'deleted the job record #',
  'list.exported': 'downloaded the list #',
  'mail.resent': 'sent # again',
  'mail-template.changed': 'changed the e-mail template #',
  'mail-template.reset': 'went back to the portal’s own e-mail template #',
  // What the same actions were called in rows that stay as they were written.
  'mail-wording.changed': 'changed the e-mail template #',
  'mail-wording.reset': 'went back to the portal’s own e-mail template #',
  'message.answered': 'marked # as answered',
  'message.deleted': 'deleted the message #',
  'message.read': 'read #',
  'message.replied': 'replied to #',
  'message.unread': 'marked # as unread',
  'news.sent': 'mailed the news #',
  'partner.added': 'added the partner #',
  'partner.approved': 'approved the partner #',
  'partner.changed': 'changed the partner #',
  'partner.deactivated': 'deactivated the partner #',
  'partner.deleted': 'deleted the partner #',
  'posting.answered': 'answered the questions about #',
  'posting.approved': 'approved #',
  'posting.change-approved': 'approved a change of #',
  'posting.change-rejected': 'rejected a change of #',
  'posting.change-sent': 'sent a change of #',
  'posting.change-taken-back': 'took back the change of #',
  'posting.changed': 'changed #',
  'posting.closed': 'closed #',
  'posting.confirmed': 'confirmed the address for #',
  'posting.expired': 'let # expire',
  'posting.filled': 'filled #',
  'posting.reading-mended': 'mended what was read from #',
  'posting.rejected': 'rejected #',
  'posting.reminded': 'reminded the employer of the closing of #',
  'posting.renewed': 'renewed #',
  'posting.sent-back': 'sent # back with questions',
  'posting.submitted': 'posted #',
  'posting.taken-down': 'took # down',
  'posting.withdrawn': 'withdrew #',
  'report.handled': 'handled a report of #',
  'report.reopened': 'opened a report of # again',
  'retention.changed': 'changed how long # are kept',
  'retention.warned': 'warned of the deletion of #',
  'setting.saved': 'saved the settings of #',
  'site-text.published': 'published new texts of the page #',
  'site-text.restored': 'restored earlier texts of the page #',
  'task.row-set-aside': 'set a row of the task # aside',
}

type Entry = { action: string; subjectId: number | null; subject: string }

export function sentenceOf({ action, subjectId, subject }: Entry): { before: string; subject: string; after: string } {
  const [before = '', after] = (sentences[action] ?? `${actionLabel(action)}: #`).split('#')
  if (after === undefined) return { before, subject: '', after: '' }
  return { before, subject: subject || (subjectId === null ? '' : `No. ${subjectId}`), after }
}

export const hasSentence = (action: string) => action in sentences

export const linkedNouns = ['posting', 'application', 'blog', 'message', 'mail'] as const
export type LinkedNoun = (typeof linkedNouns)[number]

const recordPaths: Record<LinkedNoun, (id: number) => string> = {
  posting: (id) => `/adminpostjobs/${id}`,
  application: (id) => `/adminappliedjobs/${id}`,
  blog: (id) => `/blogs/${id}`,
  message: (id) => `/contactus?message=${id}`,
  mail: (id) => `/outbox/${id}`,
}

const listPaths: Record<string, string> = {
  admin: '/admins',
  comment: '/partners?tab=comments',
  'mail-template': '/mail-templates',
  'mail-wording': '/mail-templates',
  retention: '/retention',
  setting: '/settings',
  'site-text': '/site-texts',
}

export function recordOf({ action, subjectId }: Entry): { noun: LinkedNoun; id: number } | null {
  const noun = linkedNouns.find((each) => action.startsWith(`${each}.`))
  return noun && subjectId !== null ? { noun, id: subjectId } : null
}

export function hrefOf(entry: Entry, isThere: (noun: LinkedNoun, id: number) => boolean): string | null {
  const record = recordOf(entry)
  if (record) return isThere(record.noun, record.id) ? recordPaths[record.noun](record.id) : null
  const [noun = '', verb] = entry.action.split('.')
  return verb === 'deleted' ? null : (listPaths[noun] ?? null)
}
