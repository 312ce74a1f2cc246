/** What the links in our mails lead to, in one file. */
export { ConfirmJobAlert } from '@/components/job-alerts/confirm-job-alert'
export { ManageJobAlert } from '@/components/job-alerts/manage-job-alert'
export { ConfirmPosting } from '@/components/postings/confirm-posting'
export { ManagePosting } from '@/components/postings/manage-posting'
