import { escaped, h, linksOf, list, monthOf, p, shown } from './layouts'
import type { Person } from './people'

/** Layouts with tables, labels and other orders. */
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
const table = (rows: string[][]) => `<table width="100%">${rows.map((cells) => row(...cells)).join('')}</table>`
const range = ({ from, to }: Person['jobs'][number]) => `${monthOf(from)} - ${monthOf(to)}`
const duties = list([
  'Moved forty reports to a shared pipeline',
  'Trained two new colleagues',
  'On call every sixth week',
])
const halves = (skills: string[]) => [skills.slice(0, 4), skills.slice(4)].map((half) => half.join(', '))

export const moreLayouts: Record<string, (person: Person) => string> = {
  academic: (person) =>
    `<h1 align="center">${escaped(shown(person))}</h1><p align="center">${escaped(`${person.city} • ${person.email} • ${person.writtenPhone}`)}</p><p align="center">${escaped(linksOf(person))}</p>
    ${h('Education')}${table([[person.degree.school, person.degree.year], [person.degree.degree]])}
    ${h('Experience')}${person.jobs
      .map(
        (job) =>
          `${table([
            [job.company, person.city],
            [job.title, range(job)],
          ])}${duties}`,
      )
      .join('')}
    ${h('Skills')}${p(`Tools: ${person.skills.join(', ')}`)}`,
  sidebar: (person) =>
    `<table width="100%"><tr><td width="66%" valign="top"><h1>${escaped(shown(person))}</h1>${p(person.jobs[0]?.title ?? '')}
    ${h('EXPERIENCE')}${person.jobs.map((job) => `<h3>${escaped(`${job.company}, ${person.city} — ${job.title}`)}</h3>${p(range(job).toUpperCase(), 'Kept the month-end close on time for three regions.')}`).join('')}
    ${h('EDUCATION')}<h3>${escaped(`${person.degree.school} — ${person.degree.degree}`)}</h3>${p(person.degree.year)}</td>
    <td valign="top">${p(person.city, person.writtenPhone, person.email)}${h('SKILLS')}${p(...person.skills)}</td></tr></table>`,
  consultant: (person) =>
    `<p><b>${escaped(shown(person))}</b></p>${p(`Contact: ${person.writtenPhone}`, `Email ID: ${person.email}`)}
    ${h('PROFESSIONAL SUMMARY:')}${list([`${person.jobs[0]?.title} with strong experience in ${person.skills.slice(0, 3).join(', ')}.`, 'Worked with offshore teams across time zones.'])}
    ${h('TECHNICAL SKILLS:')}${table(halves(person.skills).map((half, at) => [['Languages', 'Other'][at] ?? '', half]))}
    ${h('PROFESSIONAL EXPERIENCE:')}${person.jobs.map((job) => `${p(`Client: ${job.company}, ${person.city} ${range(job)}`, `Role: ${job.title}`, 'Responsibilities:')}${duties}${p(`Environment: ${person.skills.slice(0, 5).join(', ')}.`)}`).join('')}
    ${h('EDUCATION:')}${list([`${person.degree.degree} from ${person.degree.school}, ${person.degree.year}`])}`,
  labels: (person) =>
    `${h('Personal information')}${table([
      ['Name', shown(person)],
      ['Telephone', person.writtenPhone],
      ['Email', person.email],
      ['Address', person.city],
    ])}
    ${h('Work experience')}${person.jobs
      .map((job) =>
        table([
          ['Dates', range(job)],
          ['Position held', job.title],
          ['Employer', job.company],
        ]),
      )
      .join('')}
    ${h('Education and training')}${table([
      ['Title', person.degree.degree],
      ['School', person.degree.school],
      ['Year', person.degree.year],
    ])}
    ${h('Personal skills')}${p(person.skills.join('; '))}`,
  banner: (person) =>
    `<table width="100%"><tr><td bgcolor="#203040"><font color="#ffffff">${escaped(`${shown(person)} | ${person.jobs[0]?.title}`)}</font></td></tr></table>
    ${p(`T: ${person.writtenPhone}   E: ${person.email}   L: ${person.city}`, linksOf(person))}
    ${h('About Me')}${p('I like small teams, plain words and software that is boring to run.')}${h('Key Skills')}${list(halves(person.skills))}
    ${h('Career History')}${person.jobs.map((job) => p(`${range(job)} | ${job.title} | ${job.company}`)).join('')}
    ${h('Qualifications')}${p(`${person.degree.degree}, ${person.degree.school} (${person.degree.year})`)}`,
  letter: (person) =>
    `<p align="right">${escaped(shown(person))}<br>${escaped(person.city)}<br>${escaped(person.writtenPhone)}<br>${escaped(person.email)}</p>
    ${h('Objective')}${p(`A position as ${person.jobs[0]?.title} where I can learn from others.`)}
    ${h('Relevant Skills')}${list(person.skills.map((skill) => `${skill} (3 years)`))}
    ${h('Work History')}${person.jobs.map((job) => `${p(`${job.title} at ${job.company}`, range(job))}${duties}`).join('')}
    ${h('Academic Background')}${p(`${person.degree.degree} - ${person.degree.school} - ${person.degree.year}`)}${h('References')}${p('Available on request.')}`,
}
