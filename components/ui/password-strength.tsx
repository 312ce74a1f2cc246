import { strengthOf } from '@/lib/auth/password-strength'

const looks = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const

/** How strong a password is, in words. It is told when typing rests, not at every key. */
export function PasswordStrength({ id, password }: { id: string; password: string }) {
  const strength = password ? strengthOf(password) : null
  return (
    <div className="mt-2 min-h-6">
      {strength && (
        <div aria-hidden className="mb-1 grid grid-cols-4 gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={`h-1 rounded-full ${strength.level >= step || (strength.level === 0 && step === 1) ? looks[strength.level] : 'bg-line'}`}
            />
          ))}
        </div>
      )}
      <p id={id} role="status" className="text-sm text-muted">
        {strength && `Strength: ${strength.label}. ${strength.advice}`}
      </p>
    </div>
  )
}
