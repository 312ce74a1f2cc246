import 'server-only'
import { registrations } from '@/lib/accounts/seekers/admin-list'
import { auditEntries } from '@/lib/console/audit/admin-list'
import { blogs } from '@/lib/content/blogs/admin-list'
import { comments } from '@/lib/content/comments/admin-list'
import { newsletters } from '@/lib/content/newsletters/admin-list'
import { partners } from '@/lib/content/partners/admin-list'
import { sitePages } from '@/lib/content/site-pages/admin-list'
import { applications } from '@/lib/hiring/applications/admin-list'
import { jobPosts } from '@/lib/hiring/job-posts/admin-list'
import { messageTemplates } from '@/lib/hiring/message-templates/admin-list'
import { postings } from '@/lib/hiring/moderation/admin-list'
import { persons } from '@/lib/hiring/persons/admin-list'
import { talent } from '@/lib/hiring/talent/admin-list'
import { jobImports, personImports } from '@/lib/jobs/imports/admin-list'
import { jobSources } from '@/lib/jobs/sources/admin-list'
import { contactMessages } from '@/lib/people/contacts/admin-list'
import { demos } from '@/lib/people/demos/admin-list'
import { generalApplications } from '@/lib/people/general-applications/admin-list'
import { mails } from '@/lib/platform/mail/admin-list'

export const adminLists = [
  persons,
  registrations,
  demos,
  generalApplications,
  postings,
  jobImports,
  personImports,
  jobSources,
  applications,
  jobPosts,
  partners,
  blogs,
  comments,
  contactMessages,
  newsletters,
  sitePages,
  mails,
  auditEntries,
  talent,
  messageTemplates,
]
