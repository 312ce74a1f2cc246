/** The forms of a seeker's way in, in one file: who needs one often needs the next. */
export { Completion } from '@/components/accounts/completion'
export { ForgotPasswordForm } from '@/components/accounts/forgot-password-form'
export { LoginForm } from '@/components/accounts/login-form'
export { RegistrationForm } from '@/components/accounts/registration-form'
export { ResetPasswordForm } from '@/components/accounts/reset-password-form'
