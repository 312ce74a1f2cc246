import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

const looks = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-raised text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-transparent bg-danger text-surface hover:opacity-90',
} as const

export type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-base font-semibold large-text:px-3 no-underline transition-colors duration-150 ${looks[look]} ${className}`
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; isBusy?: boolean }

export function Button({ look, isBusy = false, className, children, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, `${isBusy ? 'opacity-80' : ''} ${className ?? ''}`)}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  )
}
