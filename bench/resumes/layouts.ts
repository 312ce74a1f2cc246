import type { Person } from './people'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const monthOf = (text: string | null) =>
  text ? `${months[Number(text.slice(5)) - 1]} ${text.slice(0, 4)}` : 'Present'
const numbersOf = (text: string | null) => (text ? `${text.slice(5)}/${text.slice(0, 4)}` : 'Till date')
export const shown = ({ written, name }: Person) => written ?? name
export const linksOf = ({ links }: Person) =>
  links.map((link) => link.replace('https://www.', '').replace('https://', '')).join(' | ')
export const p = (...lines: string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')
export const h = (text: string) => `<h2>${escaped(text)}</h2>`
export const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const summary = (person: Person) =>
  `${person.jobs[0]?.title} with nine years of experience who enjoys clear requirements and calm releases.`

const positions = (person: Person) =>
  person.jobs
    .map(
      ({ title, company, from, to }) =>
        `<p><b>${escaped(title)}</b></p>${p(`${company}, ${person.city}`, `${monthOf(from)} – ${monthOf(to)}`)}${list(['Cut the time of a nightly batch by half', 'Led a team of four and met auditors every quarter'])}`,
    )
    .join('\n')
const flatPositions = (person: Person) =>
  p(...person.jobs.map(({ title, company, from, to }) => `${title}, ${company} (${monthOf(from)} - ${monthOf(to)})`))
const education = ({ degree: { degree, school, year } }: Person) => p(`${degree}, ${school}, ${year}`)
const references = p('Robert King, Manager', 'robert.king@references.example | (212) 555-0199')

/** Each returns the body of an HTML page. */
export const layouts: Record<string, (person: Person) => string> = {
  'one-column': (person) =>
    `<h1>${escaped(shown(person))}</h1>${p(`${person.email} | ${person.writtenPhone} | ${person.city}`, linksOf(person))}
    ${h('Summary')}${p(summary(person))}${h('Skills')}${p(person.skills.join(', '))}
    ${h('Experience')}${positions(person)}${h('Education')}${education(person)}${h('References')}${references}`,
  'two-columns': (person) =>
    `<table width="100%"><tr><td width="32%" valign="top">${h('Contact')}${p(person.writtenPhone, person.email, person.city, linksOf(person))}
    ${h('Skills')}${list(person.skills)}</td><td valign="top"><h1>${escaped(shown(person))}</h1>${p(person.jobs[0]?.title ?? '')}
    ${h('Profile')}${p(summary(person))}${h('Work Experience')}${positions(person)}${h('Education')}${education(person)}</td></tr></table>`,
  'table-head': (person) =>
    `<table width="100%"><tr><td><h1>${escaped(shown(person))}</h1></td><td align="right">${p(`Email: ${person.email}`, `Phone: ${person.writtenPhone}`, `Location: ${person.city}`)}</td></tr></table>
    ${h('Technical Skills')}<table>${person.skills.map((skill, at) => `<tr><td>Area ${at + 1}</td><td>${escaped(skill)}</td></tr>`).join('')}</table>
    ${h('Professional Experience')}${flatPositions(person)}${h('Education')}${education(person)}`,
  'page-header': (person) =>
    `<div title="header">${p(`${shown(person)} | ${person.email} | ${person.writtenPhone}`)}</div>
    ${h('Professional Summary')}${p(summary(person), `Based in ${person.city}.`)}${h('Core Competencies')}${p(person.skills.join(' • '))}
    ${h('Employment History')}${positions(person)}${h('Education')}${education(person)}<div title="footer">${p(linksOf(person))}</div>`,
  biodata: (person) =>
    `<h1>CURRICULUM VITAE</h1>${p(`Name: ${shown(person)}`, `Mobile: ${person.writtenPhone}`, `Email: ${person.email}`, `Current Location: ${person.city}`)}
    ${h('CAREER OBJECTIVE')}${p('To work in a challenging environment where I can grow with the organization.')}
    ${h('TECHNICAL SKILLS')}${list([`Languages & Tools: ${person.skills.slice(0, 5).join(', ')}`, `Others: ${person.skills.slice(5).join(', ')}`])}
    ${h('WORK EXPERIENCE')}${person.jobs.map(({ title, company, from, to }) => p(`Organization: ${company}`, `Designation: ${title}`, `Duration: ${numbersOf(from)} to ${numbersOf(to)}`)).join('')}
    ${h('ACADEMIC QUALIFICATION')}${education(person)}${h('PERSONAL DETAILS')}${p("Father's Name: Ramesh Prasad", 'Date of Birth: 12/04/1990', 'Languages Known: English, Hindi')}
    ${h('DECLARATION')}${p('I hereby declare that the above is true to the best of my knowledge.')}`,
  compact: (person) =>
    `${p(shown(person), `${person.jobs[0]?.title}`, `${person.city} · ${person.writtenPhone} · ${person.email}`)}<p><b>SKILLS</b></p>${p(person.skills.join(' / '))}
    <p><b>EXPERIENCE</b></p>${person.jobs.map(({ title, company, from, to }) => p(`${company} — ${title} | ${monthOf(from)} to ${monthOf(to)}`, 'Owned the release from design to support.')).join('')}
    <p><b>EDUCATION</b></p>${education(person)}<p><b>REFERENCES</b></p>${references}`,
}

/** What a person would type into an editor. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(?:p|h[1-3]|li|tr)>|<br>/g, '\n')
    .replace(/<\/td>/g, '\t')
    .replace(/<li>/g, '- ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
