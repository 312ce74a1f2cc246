import 'server-only'
import { registrations } from '@/lib/accounts/admin-list'
import { applications } from '@/lib/applications/admin-list'
import { auditEntries } from '@/lib/audit/admin-list'
import { blogs } from '@/lib/blogs/admin-list'
import { comments } from '@/lib/comments/admin-list'
import { contactMessages } from '@/lib/contacts/admin-list'
import { demos } from '@/lib/demos/admin-list'
import { generalApplications } from '@/lib/general-applications/admin-list'
import { jobPosts } from '@/lib/job-posts/admin-list'
import { mails } from '@/lib/mail/admin-list'
import { postings } from '@/lib/moderation/admin-list'
import { newsMails } from '@/lib/news/admin-list'
import { partners } from '@/lib/partners/admin-list'
import { talent } from '@/lib/talent/admin-list'

export const adminLists = [
  registrations,
  demos,
  generalApplications,
  postings,
  applications,
  jobPosts,
  partners,
  blogs,
  comments,
  contactMessages,
  newsMails,
  mails,
  auditEntries,
  talent,
]
