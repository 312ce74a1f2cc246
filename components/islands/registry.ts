import { AccountMenu } from '@/components/session/account-menu'
import { SessionMirror } from '@/components/session/session-mirror'
import { MenuCloser } from '@/components/site/menu-closer'
import { PartnerStrip } from '@/components/site/partner-strip'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { storedHireDraft } from '@/lib/session/storage'

/** Every island by the name of its file. Those of the frame come with the loader, the others when a page holds them. */
export const islands = {
  'account-menu': () => AccountMenu,
  'menu-closer': () => MenuCloser,
  'partner-strip': () => PartnerStrip,
  'session-mirror': () => SessionMirror,
  'theme-switch': () => ThemeSwitch,
  'applied-mark': async () => (await import('@/components/saved-jobs/applied-mark')).AppliedMark,
  'apply-form': async () => (await import('@/components/applications/apply-form')).ApplyForm,
  'carousel-controls': async () => (await import('@/components/home/carousel-controls')).CarouselControls,
  'comment-form': async () => (await import('@/components/comments/comment-form')).CommentForm,
  completion: async () => (await import('@/components/accounts/completion')).Completion,
  'confirm-job-alert': async () => (await import('@/components/job-alerts/confirm-job-alert')).ConfirmJobAlert,
  'confirm-posting': async () => (await import('@/components/postings/confirm-posting')).ConfirmPosting,
  'contact-form': async () => (await import('@/components/contacts/contact-form')).ContactForm,
  'count-view': async () => (await import('@/components/postings/count-view')).CountView,
  'demo-form': async () => (await import('@/components/demos/demo-form')).DemoForm,
  'filter-behaviour': async () => (await import('@/components/postings/filter-behaviour')).FilterBehaviour,
  'forgot-password-form': async () => (await import('@/components/accounts/forgot-password-form')).ForgotPasswordForm,
  'hire-form': async () => (await import('@/components/postings/hire-form')).HireForm,
  'job-alert-form': async () => (await import('@/components/job-alerts/job-alert-form')).JobAlertForm,
  'login-form': async () => (await import('@/components/accounts/login-form')).LoginForm,
  'manage-job-alert': async () => (await import('@/components/job-alerts/manage-job-alert')).ManageJobAlert,
  'manage-posting': async () => (await import('@/components/postings/manage-posting')).ManagePosting,
  'office-map': async () => (await import('@/components/contacts/office-map')).OfficeMap,
  'registration-form': async () => (await import('@/components/accounts/registration-form')).RegistrationForm,
  'report-job': async () => (await import('@/components/reports/report-job')).ReportJob,
  'reset-password-form': async () => (await import('@/components/accounts/reset-password-form')).ResetPasswordForm,
  'save-job': async () => (await import('@/components/saved-jobs/save-job')).SaveJob,
  'salary-slider': async () => (await import('@/components/postings/salary-slider')).SalarySlider,
  'scroll-to-top': async () => (await import('@/components/ui/scroll-to-top')).ScrollToTop,
  'tab-switcher': async () => (await import('@/components/ui/tab-switcher')).TabSwitcher,
}

export type IslandName = keyof typeof islands

/** What makes an island that waits to be seen or used come alive at once. */
export const neededAtOnce: Record<string, () => boolean> = {
  'hire-form': () => storedHireDraft() !== null,
}
