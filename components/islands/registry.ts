import { CarouselControls } from '@/components/home/carousel-controls'
import { AccountMenu } from '@/components/session/account-menu'
import { SessionMirror } from '@/components/session/session-mirror'
import { MenuCloser } from '@/components/site/menu-closer'
import { PartnerStrip } from '@/components/site/partner-strip'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { ScrollToTop } from '@/components/ui/scroll-to-top'
import { TabSwitcher } from '@/components/ui/tab-switcher'
import { storedHireDraft } from '@/lib/session/kept'
import { isSignedInHere } from '@/lib/session/storage'

/**
 * Every island by the name of its file. Those of the frame and the small ones come with the loader, the others when a page
 * holds them.
 */
export const islands = {
  'account-menu': () => AccountMenu,
  'carousel-controls': () => CarouselControls,
  'menu-closer': () => MenuCloser,
  'partner-strip': () => PartnerStrip,
  'scroll-to-top': () => ScrollToTop,
  'session-mirror': () => SessionMirror,
  'tab-switcher': () => TabSwitcher,
  'theme-switch': () => ThemeSwitch,
  'applied-mark': async () => (await import('@/components/islands/jobs')).AppliedMark,
  'apply-form': async () => (await import('@/components/applications/apply-form')).ApplyForm,
  'comment-form': async () => (await import('@/components/comments/comment-form')).CommentForm,
  completion: async () => (await import('@/components/islands/accounts')).Completion,
  'confirm-job-alert': async () => (await import('@/components/islands/mailed-links')).ConfirmJobAlert,
  'confirm-posting': async () => (await import('@/components/islands/mailed-links')).ConfirmPosting,
  'contact-form': async () => (await import('@/components/islands/requests')).ContactForm,
  'count-view': async () => (await import('@/components/islands/jobs')).CountView,
  'demo-form': async () => (await import('@/components/islands/requests')).DemoForm,
  'filter-behaviour': async () => (await import('@/components/islands/jobs')).FilterBehaviour,
  'forgot-password-form': async () => (await import('@/components/islands/accounts')).ForgotPasswordForm,
  'hire-form': async () => (await import('@/components/postings/hire-form')).HireForm,
  'job-alert-form': async () => (await import('@/components/islands/jobs')).JobAlertForm,
  'login-form': async () => (await import('@/components/islands/accounts')).LoginForm,
  'manage-job-alert': async () => (await import('@/components/islands/mailed-links')).ManageJobAlert,
  'manage-posting': async () => (await import('@/components/islands/mailed-links')).ManagePosting,
  'office-map': async () => (await import('@/components/islands/requests')).OfficeMap,
  'registration-form': async () => (await import('@/components/islands/accounts')).RegistrationForm,
  'report-job': async () => (await import('@/components/islands/jobs')).ReportJob,
  'reset-password-form': async () => (await import('@/components/islands/accounts')).ResetPasswordForm,
  'save-job': async () => (await import('@/components/islands/jobs')).SaveJob,
  'salary-slider': async () => (await import('@/components/islands/jobs')).SalarySlider,
}

export type IslandName = keyof typeof islands

/** What makes an island that waits come alive at once. */
export const neededAtOnce: Record<string, () => boolean> = {
  'account-menu': isSignedInHere,
  'applied-mark': isSignedInHere,
  'apply-form': isSignedInHere,
  'hire-form': () => storedHireDraft() !== null,
  'save-job': isSignedInHere,
}
