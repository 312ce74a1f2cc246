import { MIN_PASSWORD_LENGTH } from '@/lib/auth/password-rules'
import { site } from '@/lib/site/company'

type Strength = {
  label: 'Too short' | 'Weak' | 'Fair' | 'Good' | 'Strong'
  advice: string
  level: 0 | 1 | 2 | 3 | 4
}

// Separate from passwordMessages, which pages without a new-password field also load.
export const guessMessages = {
  tooCommon: 'This password is too common. Choose another one.',
  ownWords: 'This password is too close to our company name. Choose another one.',
  personal: 'This password is too close to your name or email. Choose another one.',
} as const

const signs = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u, /\s/]
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const favorites = /pass(word)?|qwert|letmein|welcome|admin|iloveyou|login|monkey|dragon/i

export function strengthOf(password: string, owner: readonly string[]): Strength {
  if (password.length < MIN_PASSWORD_LENGTH)
    return { label: 'Too short', advice: `Use at least ${MIN_PASSWORD_LENGTH} characters.`, level: 0 }
  // The server rejects these passwords, however strong they are otherwise.
  const refused = isCommonPassword(password) ? guessMessages.tooCommon : guessableMessage(password, owner)
  if (refused) return { label: 'Weak', advice: refused, level: 1 }
  const variety = signs.filter((sign) => sign.test(password)).length
  const points = worth(password) + (variety - 1) * 2 - (isFavorite(password) ? 8 : 0)
  if (points < 8) return { label: 'Weak', advice: 'Make it longer. Three or four unrelated words work well.', level: 1 }
  if (points < 12) return { label: 'Fair', advice: 'A few more characters would make it much stronger.', level: 2 }
  return points < 17 ? { label: 'Good', advice: '', level: 3 } : { label: 'Strong', advice: '', level: 4 }
}

const isFavorite = (password: string) =>
  favorites.test(password) || password.toLowerCase().includes(site.name.toLowerCase())

function worth(password: string): number {
  const typed = [...password.toLowerCase()]
  const pairs = new Set<string>()
  return typed.filter((sign, at) => {
    const before = typed[at - 1]
    if (before === undefined) return true
    const pair = before + sign
    const isNew = !pairs.has(pair)
    pairs.add(pair)
    return isNew && !follows(before, sign)
  }).length
}

function follows(before: string, sign: string): boolean {
  return before === sign || rows.some((row) => row.includes(before + sign) || row.includes(sign + before))
}

const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 7654321 654321 111111 1111111
  11111111 111111111 1111111111 000000 00000000 0000000000 222222 333333 444444 555555 666666 777777 7777777 888888
  88888888 999999 99999999 121212 123123 123123123 123321 1234321 12344321 123454321 112233 11223344 1122334455 445566
  123654 123654789 147258 147258369 159753 159357 147852 147852369 258456 789456 789456123 456789 456123 101010 131313
  141414 151515 202020 212121 232323 252525 313131 424242 232425 123789 987654 98765432 1029384756 102030 010203 112211
  696969 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
  zaq12wsx zaq1xsw2 zaq1zaq1 qazwsx qazwsxedc qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui
  qwertyuiop qwerty123456 qwert1 qwert12345 qweasd qweasdzxc qwe123 qweqwe 123qwe 123qweasd 123qweasdzxc 1234qwer
  qwer1234 qwerqwer asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asd123 asdasd asdasdasd zxcvbn zxcvbnm zxczxc zxc123
  abc123 abcd123 abcd1234 abcdef abcdefg abcdefgh abc1234 abc12345 abc123456 abcabc a12345 a123456 a1234567 a12345678
  a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 aaaaaa aaaaaaaa aaa111 123abc 123456a 1234567a 12345678a 123456q
  123456z 12345a 12345q 1234abcd 123asd 123zxc password password1 password12 password123 password1234 password2
  password01 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssword1 pass123 pass1234 passpass passwort contrasena motdepasse
  senha123 parola letmein letmein1 welcome welcome1 welcome123 login123 admin123 admin1234 administrator admin1
  adminadmin root123 rootroot toor123 master monkey monkey1 dragon dragon1 shadow shadow1 sunshine sunshine1 princess
  princess1 football football1 baseball basketball softball hockey soccer superman superman1 batman batman1 spiderman
  ironman iloveyou iloveyou1 iloveyou2 iloveu loveyou lovely loveme love123 trustno1 access flower flower1 freedom
  whatever michael michael1 jordan jordan23 jennifer jessica jessica1 ashley ashley1 daniel daniel1 thomas robert
  andrew andrew1 joshua joshua1 matthew anthony anthony1 charlie charlie1 george william nicole nicole1 michelle
  amanda samantha hannah hunter hunter1 hunter2 harley ranger buster buster1 tigger tigger1 pepper ginger cookie
  cheese banana orange purple silver summer summer1 winter spring autumn yellow maggie bailey killer killer1 jasmine
  lovers angel1 angels babygirl babygirl1 chocolate butterfly starwars pokemon naruto minecraft fortnite liverpool
  chelsea arsenal barcelona realmadrid juventus manchester mercedes ferrari porsche corvette mustang yamaha toyota
  computer internet samsung google google1 facebook iphone android windows microsoft apple123 secret private
  blink182 myspace1 fuckyou fuckyou1 fuckme asshole pussy1 bigdick biteme cowboy cowboys eagles
  steelers yankees lakers patriots dallas phoenix diamond golden crystal merlin matrix maverick genius wizard
  gandalf thunder lightning cooper scooter snoopy mickey donald garfield peanut pumpkin sparky rocket rainbow
  rachel sophie olivia victoria elizabeth alexander alexandra patrick brandon richard martin stefan sandra carlos
  friends forever family blessed jesus1 jesuschrist heaven freedom1 success changeme default guest123 user123
  testing test123 test1234 testtest temp123 temp1234 hello1 hello123 hellohello helloworld india123 hyderabad
  australia america canada123 london brazil mexico russia germany france whatever1 nothing qazqaz zzzzzz xxxxxx
  gfhjkm yfnfif nikita natasha marina dmitry andrea patricia yellow1 sweety honey123 krishna ganesh sairam`.split(
    /\s+/,
  ),
)

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

const ownWords = () => wordsOf(`${site.name} ${site.legalName} portal staffing careers admin recruiter editor`)

/**
 * Rejects passwords made of the company's words or the `owner`'s email and name plus common additions:
 * "Cedarbridge-2026!", "asha.rao7". The strength meter and the server use it.
 */
export function guessableMessage(password: string, owner: readonly string[]): string | null {
  if (isMadeOf(password, ownWords())) return guessMessages.ownWords
  return isMadeOf(password, [...ownWords(), ...owner.flatMap(wordsOf)]) ? guessMessages.personal : null
}

// Not a regular expression, because one built from a name can take exponential time.
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password)
  const reached = new Set([0])
  for (const at of reached) for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length)
  return letters !== '' && reached.has(letters.length)
}

function wordsOf(text: string): string[] {
  const parts = text.split(/\P{L}+/u).map(lettersOf)
  const joined = text.split(/[\s@]+/).map(lettersOf)
  return [...parts, ...joined].filter((word) => word.length > 1)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, '')
}
