/** The islands of the job list and of a job's page, in one file: fewer requests on a slow phone. */

export { JobAlertForm } from '@/components/job-alerts/job-alert-form'
export { CountView } from '@/components/postings/count-view'
export { FilterBehaviour } from '@/components/postings/filter-behaviour'
export { SalarySlider } from '@/components/postings/salary-slider'
export { ReportJob } from '@/components/reports/report-job'
export { AppliedMark } from '@/components/saved-jobs/applied-mark'
export { SaveJob } from '@/components/saved-jobs/save-job'
