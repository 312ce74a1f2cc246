import { escaped, h, linksOf, list, monthOf, p, shown } from './layouts'
import type { Person } from './people'

type Job = Person['jobs'][number]

const columns = (rows: string[][]) =>
  `<table width="100%">${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`
const time = ({ from, to }: Job) => `${monthOf(from)} – ${monthOf(to)}`
const work = list(['Wrote the tests that caught a double charge', 'Answered for two services and their budgets'])
const each = (person: Person, write: (job: Job) => string) => person.jobs.map(write).join('\n')

/** Layouts that the readers weren't developed with. Don't print their misses to improve the readers. */
export const heldOutLayouts: Record<string, (person: Person) => string> = {
  harvard: (person) =>
    `<p align="center"><b>${escaped(shown(person))}</b></p><p align="center">${escaped(`48 Oak Street, ${person.city} | ${person.email} | ${person.writtenPhone}`)}</p>
    ${h('Education')}${columns([
      [person.degree.school, person.city],
      [person.degree.degree, `May ${person.degree.year}`],
    ])}
    ${h('Experience')}${each(
      person,
      (job) =>
        `${columns([
          [job.company, person.city],
          [job.title, time(job)],
        ])}${work}`,
    )}
    ${h('Skills & Interests')}${p(`Technical: ${person.skills.join(', ')}`, 'Interests: chess, long walks')}`,
  sentences: (person) =>
    `<h2>RESUME</h2>${p(shown(person), `Email Id:- ${person.email}`, `Mob No:- ${person.writtenPhone}`, person.city)}
    ${h('Career Objective:')}${p('Seeking a responsible role with scope to learn.')}
    ${h('Academic Qualifications:')}${columns([
      ['Course', 'Institute', 'Year'],
      [person.degree.degree, person.degree.school, person.degree.year],
    ])}
    ${h('Work Experience:')}${list(person.jobs.map((job) => `Worked with ${job.company} as a ${job.title} from ${monthOf(job.from)} to ${monthOf(job.to)}.`))}
    ${h('Technical Skills:')}${list(person.skills)}`,
  minimal: (person) =>
    `<p><b>${escaped(shown(person))}</b></p>${p(`${person.email}, ${person.writtenPhone}, ${person.city}`, linksOf(person))}
    ${h('skills')}${p(person.skills.join(', '))}${h('work')}${each(person, (job) => p(`${job.title}, ${job.company}`, time(job)))}
    ${h('education')}${p(person.degree.degree, person.degree.school, person.degree.year)}`,
  timeline: (person) =>
    `<table width="100%"><tr><td><h1>${escaped(shown(person))}</h1></td></tr></table>${columns([
      ['Phone', person.writtenPhone],
      ['Email', person.email],
      ['City', person.city],
    ])}
    ${h('Professional Experience')}${columns(person.jobs.map((job) => [time(job), `${job.title}, ${job.company}`]))}
    ${h('Education')}${columns([[person.degree.year, `${person.degree.degree}, ${person.degree.school}`]])}${h('Technical Expertise')}${p(person.skills.join(' | '))}`,
  form: (person) =>
    `${p(`Full Name: ${shown(person)}`, `Phone (cell): ${person.writtenPhone}`, `Email address: ${person.email}`, `City: ${person.city}`)}
    ${h('Employment History')}${each(person, (job) => `${p(`Job title: ${job.title}`, `Employer: ${job.company}`, time(job))}${work}`)}
    ${h('Education')}${p(`${person.degree.degree}, ${person.degree.school}, ${person.degree.year}`)}${h('Skills')}${p(person.skills.join(', '))}`,
  icons: (person) =>
    `<h1>${escaped(shown(person))}</h1>${p(person.jobs[0]?.title ?? '', `☎ ${person.writtenPhone}  ✉ ${person.email}  ⌂ ${person.city}`, linksOf(person))}
    ${h('★ Summary')}${p('Likes code that the next person can read, and says so in reviews.')}${h('★ Skills')}${p(person.skills.join(' ◆ '))}
    ${h('★ Experience')}${each(person, (job) => `${p(`${job.company} ◆ ${job.title} ◆ ${time(job)}`)}${work}`)}${h('★ Education')}${p(`${person.degree.degree} ◆ ${person.degree.school} ◆ ${person.degree.year}`)}`,
}
