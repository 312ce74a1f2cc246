import { ApiError } from '@/lib/api/errors'
import { newPasswordSchema } from '@/lib/auth/password-rules'
import { guessableMessage, strengthOf } from '@/lib/auth/password-strength'
import { checkNewPassword, hashPassword, verifyPassword } from '@/lib/auth/passwords'

const owner = ['asha.rao+jobs@mail.example', "Asha O'Neill Rao"]

function errorMessageOf(password: string): string | null {
  try {
    checkNewPassword(password, owner)
    return null
  } catch (error) {
    return error instanceof ApiError ? error.message : 'not an ApiError'
  }
}

describe('checks on the page', () => {
  test.each([
    ['five characters', 'abcde', 'New password should be at least 6 characters'],
    ['nothing', undefined, 'New password should be at least 6 characters'],
    ['129 characters', 'x'.repeat(129), 'New password should be at most 128 characters'],
  ])('rejects %s', (_name, password, message) => {
    expect(newPasswordSchema.safeParse(password).error?.issues[0]?.message).toBe(message)
  })

  test.each(['abcdef', 'ein langer Satz mit Leerzeichen', 'пароль', 'x'.repeat(128)])('accepts %j', (password) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(true)
  })
})

describe('checks only on the server', () => {
  test.each(['123456', 'password', 'PASSWORD', 'Qwerty123', 'iloveyou', 'letmein'])(
    'rejects %j as too common',
    (password) => {
      expect(errorMessageOf(password)).toMatch(/too common/)
    },
  )

  test.each(['Bullseye', 'tabitha', 'saturday'])('rejects %j as leaked', (password) => {
    expect(errorMessageOf(password)).toMatch(/too common/)
  })

  test.each(['Cedarbridge', 'cedar-bridge-7', 'Staffing Portal 2026!', 'RECRUITER.admin'])(
    'rejects %j as made from our own words',
    (password) => expect(errorMessageOf(password)).toMatch(/our company name/),
  )

  test.each(['asha.rao2026', 'RaoAsha!', "o'neill-1990", 'Asha@Cedarbridge7', 'asha.rao+jobs@mail.example'])(
    "rejects %j as made from the owner's words",
    (password) => {
      expect(errorMessageOf(password)).toMatch(/your name or email/)
      expect(strengthOf(password, owner)).toMatchObject({ label: 'Weak', advice: errorMessageOf(password) })
    },
  )

  test.each(['Cedarbridge-Technologies-2026!', 'Staffing Portal 2026!'])(
    'rates %j as weak in the strength meter',
    (password) => {
      expect(strengthOf(password, [])).toMatchObject({ label: 'Weak', advice: errorMessageOf(password) })
    },
  )

  test('checks a name that can be split in many ways quickly', () => {
    const many = Array.from({ length: 60 }, (_, index) => 'a'.repeat(index + 2))
    const before = process.cpuUsage()
    expect(guessableMessage(`${'a'.repeat(127)}b`, [many.join(' ')])).toBeNull()
    expect(process.cpuUsage(before).user).toBeLessThan(500_000)
  })

  test.each(['cedar-arch-7', 'asha sails to Oslo', 'Tr4vel light', 'zq8#kd', 'portal to the old barn'])(
    'accepts %j',
    (password) => {
      expect(errorMessageOf(password)).toBeNull()
    },
  )

  test('enforces the documented minimum length', () => {
    expect(errorMessageOf('zq8#k')).toBe('New password should be at least 6 characters')
  })
})

test('hashes passwords slowly and only accepts them exactly as typed', async () => {
  const hash = await hashPassword(' Tr4vel light ')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, ' Tr4vel light ')).toBe(true)
  for (const typed of ['Tr4vel light', ' tr4vel light ', ' Tr4vel light'])
    expect(await verifyPassword(hash, typed)).toBe(false)
})
