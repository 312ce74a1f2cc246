/** The made-up people whose resumes `npm run bench -- resume-files` writes. */
type Job = { title: string; company: string; from: string; to: string | null }
export type Person = {
  name: string
  /** How the resume writes the name, if it isn't the name itself. */
  written?: string
  email: string
  phone: string
  writtenPhone: string
  city: string
  links: string[]
  skills: string[]
  jobs: Job[]
  degree: { degree: string; school: string; year: string }
  style: 'american' | 'indian'
}

const firstNames = {
  american: [
    'Maria',
    'James',
    'Olivia',
    'Ethan',
    'Latoya',
    'Wei',
    'Kevin',
    'Sarah',
    'Miguel',
    'Grace',
    'Noah',
    'Hannah',
  ],
  indian: [
    'Ananya',
    'Rahul',
    'Priya',
    'Vikram',
    'Sneha',
    'Arjun',
    'Kavitha',
    'Suresh',
    'Deepa',
    'Nikhil',
    'Lakshmi',
    'Imran',
  ],
}
const lastNames = {
  american: [
    'Gonzalez',
    "O'Brien",
    'Smith-Jones',
    'Nguyen',
    'Washington',
    'McAllister',
    'Park',
    'Cohen',
    'Rivera',
    'Lee',
  ],
  indian: ['Sharma', 'Reddy', 'Iyer', 'Patel', 'Nair', 'Banerjee', 'Rao', 'Khan', 'Kulkarni', 'Menon'],
}
const cities = {
  american: ['Austin, TX', 'Jersey City, NJ', 'Seattle, WA', 'Chicago, IL', 'Charlotte, NC', 'Plano, TX'],
  indian: ['Hyderabad', 'Bengaluru', 'Pune', 'Chennai', 'Mumbai', 'Noida'],
}
const companies = {
  american: [
    'Lone Star Bank',
    'Harbor Systems Inc.',
    'Blue Mesa Health',
    'Northwind Logistics',
    'Ridgeline Insurance LLC',
  ],
  indian: [
    'Deccan Infotech Pvt. Ltd.',
    'Sahyadri Software',
    'Cauvery Technologies',
    'Ganga Retail Solutions',
    'Nilgiri Systems',
  ],
}
const titles = [
  'Senior Java Developer',
  'Data Engineer',
  'QA Analyst',
  'DevOps Engineer',
  'Full Stack Developer',
  'Business Analyst',
]
const skillSets = [
  ['Java', 'Spring Boot', 'Hibernate', 'PostgreSQL', 'Kafka', 'AWS', 'Docker', 'Kubernetes', 'JUnit', 'Git'],
  ['Python', 'SQL', 'Apache Spark', 'Airflow', 'Snowflake', 'Azure', 'Hadoop', 'Power BI', 'Tableau'],
  ['Selenium', 'Cypress', 'Postman', 'JIRA', 'Java', 'TestNG', 'Jenkins', 'SQL', 'Agile'],
  ['Terraform', 'Ansible', 'Jenkins', 'Docker', 'Kubernetes', 'Linux', 'Bash', 'GCP', 'Prometheus', 'Grafana'],
  ['JavaScript', 'TypeScript', 'React', 'Node.js', 'Express', 'MongoDB', 'HTML', 'CSS', 'GraphQL', 'Redis'],
  ['C#', '.NET', 'ASP.NET', 'SQL Server', 'Azure DevOps', 'Angular', 'REST', 'Scrum', 'Excel'],
]
const degrees = {
  american: [
    'B.S. in Computer Science',
    'Master of Science in Information Systems',
    'Bachelor of Business Administration',
    'MBA',
  ],
  indian: ['B.Tech in Computer Science', 'Bachelor of Engineering', 'MCA', 'M.Tech in Software Engineering'],
}
const schools = {
  american: [
    'University of Texas at Austin',
    'Rutgers University',
    'Arizona State University',
    'Georgia Institute of Technology',
  ],
  indian: ['JNTU Hyderabad', 'Anna University', 'Osmania University', 'University of Pune'],
}

const developed = { firstNames, lastNames, cities, companies, titles, skillSets, degrees, schools }

/** The same people for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (max: number) => Math.floor(next() * max)
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T
  return { below, one }
}

type Random = ReturnType<typeof randomOf>

export function personOf(
  random: Random,
  at: number,
  { firstNames, lastNames, cities, companies, titles, skillSets, degrees, schools } = developed,
): Person {
  const style = (at + Math.floor(at / 6) + Math.floor(at / 12)) % 2 === 0 ? 'american' : 'indian'
  const first = random.one(firstNames[style])
  const last = random.one(lastNames[style])
  const name = nameOf(random, style, first, last, at)
  const slug = `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, '')
  const year = 2012 + random.below(6)
  const title = random.one(titles)
  return {
    ...name,
    email: `${slug}${random.one(['', '7', '.dev', '1989'])}@${random.one(['example.com', 'mail.example', 'example.org'])}`,
    ...phoneOf(random, style),
    city: random.one(cities[style]),
    links: [
      `https://www.linkedin.com/in/${slug.replace('.', '-')}`,
      ...(at % 3 === 0 ? [`https://github.com/${slug.replace('.', '')}`] : []),
    ],
    skills: random.one(skillSets),
    jobs: [
      { title, company: random.one(companies[style]), from: `${year + 4}-0${1 + random.below(9)}`, to: null },
      {
        title: title.replace('Senior ', ''),
        company: random.one(companies[style]),
        from: `${year}-0${1 + random.below(9)}`,
        to: `${year + 3}-1${random.below(3)}`,
      },
    ],
    degree: { degree: random.one(degrees[style]), school: random.one(schools[style]), year: String(year) },
    style,
  }
}

function nameOf({ below }: Random, style: Person['style'], first: string, last: string, at: number) {
  const name = `${first} ${last}`
  if (at % 5 === 1) return { name, written: name.toUpperCase() }
  if (at % 7 === 3 && style === 'indian') return { name: `S. ${first} ${last}`, written: `S. ${first} ${last}` }
  if (at % 7 === 2 && style === 'american') return { name: `${name} Jr.`, written: `${name}, Jr.` }
  if (at % 11 === 4) return { name, written: `Dr. ${name}` }
  if (below(6) === 0) return { name: `${first} ${'ABKMR'[below(5)]}. ${last}` }
  return { name }
}

function phoneOf({ below, one }: Random, style: Person['style']) {
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  if (style === 'indian') {
    const number = `9${digits(9)}`
    const [head, tail] = [number.slice(0, 5), number.slice(5)]
    return {
      phone: `+91${number}`,
      writtenPhone: one([`+91 ${head} ${tail}`, `+91-${number}`, `${head} ${tail}`, `(+91) ${number}`]),
    }
  }
  const [area, last] = [one(['512', '201', '206', '312', '704']), `01${digits(2)}`]
  return {
    phone: `+1${area}555${last}`,
    writtenPhone: one([
      `(${area}) 555-${last}`,
      `${area}-555-${last}`,
      `${area}.555.${last}`,
      `+1 ${area} 555 ${last}`,
      `(${area}) 555-${last} ext. 12`,
    ]),
  }
}
