import type { Page } from '@playwright/test'
import { owner as ownersAccount } from './account'
import type { Brand } from './brands'
import type { Person } from './person'

type Step = { name: string; act: () => Promise<void> }

/** What a new owner does to make the site theirs, from the printed link to their first job. */
export function story(person: Person, { setupUrl, brand, logo }: { setupUrl: string; brand: Brand; logo: string }) {
  const { page } = person
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

  const steps: Step[] = [
    { name: 'the first admin', act: firstAdmin },
    { name: 'the company', act: company },
    { name: 'the brand', act: look },
    { name: 'the content', act: content },
    { name: 'email later', act: emailLater },
    ...brand.pages.map((each, index) => ({ name: `page ${index + 1}`, act: () => addPage(each) })),
    { name: 'a menu entry', act: menuEntry },
    { name: 'a job, posted', act: postJob },
    { name: 'the job, confirmed', act: confirmJob },
    { name: 'the job, approved', act: approveJob },
  ]
  return steps

  async function firstAdmin() {
    await page.goto(setupUrl)
    await person.type(page.getByLabel('Your name'), ownersAccount.name)
    await person.type(text('Email'), ownersAccount.email)
    await person.type(text('Password'), ownersAccount.password)
    await person.type(text('Confirm Password'), ownersAccount.password)
    await person.click(button('Start setup'))
    await person.see(heading('Set up your site'))
    await person.click(page.getByRole('link', { name: 'Start', exact: true }))
  }

  async function company() {
    await person.see(heading('Company'))
    const { name, legalName, tagline, description, phone, email, prefix, linkedin, facebook } = brand.company
    await person.type(text('Name'), name)
    await person.type(text('Legal name'), legalName)
    await person.type(text('Tagline'), tagline)
    await person.type(text('Description'), description)
    await person.type(text('Phone').first(), phone)
    await person.type(text('Email'), email)
    for (const [index, office] of brand.offices.entries()) {
      if (index > 0) await person.click(button('Add an office'))
      await person.type(text('Office name').nth(index), office.name)
      await person.type(text('Phone').nth(index + 1), office.phone)
      await person.type(text('Street address').nth(index), office.street)
      await person.type(page.getByRole('combobox', { name: 'City', exact: true }).nth(index), office.city)
      await person.press('Tab')
      await person.type(text('State or region (optional)').nth(index), office.region)
      await person.type(text('Postal code (optional)').nth(index), office.postalCode)
    }
    await person.type(text('Job reference prefix'), prefix)
    await person.type(text('LinkedIn (optional)'), linkedin)
    await person.type(text('Facebook (optional)'), facebook)
    await person.click(button('Save'))
    await heading('Brand').waitFor()
    person.becameTheirs()
  }

  async function look() {
    await person.see(heading('Brand'))
    await person.type(text('Brand color'), brand.colors.brand)
    await person.type(text('Accent color'), brand.colors.accent)
    await person.choose(page.getByLabel('Typeface'), { value: brand.look.typeface })
    await person.choose(page.getByLabel('Corners'), { value: brand.look.corners })
    await person.upload(page.getByLabel('Logo', { exact: true }), logo)
    await person.click(button('Save'))
    await person.see(heading('Content'))
  }

  async function content() {
    await person.click(button('Remove sample data'))
    await person.click(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
    await person.see(page.getByText("There's no sample data on this site."))
    await person.click(page.getByRole('radio', { name: /outline/ }))
    await person.click(button('Continue'))
  }

  async function emailLater() {
    await person.see(heading('Email'))
    await person.click(button('Skip this step'))
    await person.see(heading('Your site is ready'))
    await person.click(page.getByRole('link', { name: 'See the site' }))
    await person.see(page.getByRole('heading', { name: brand.company.tagline, level: 1 }))
  }

  async function addPage(words: Brand['pages'][number]) {
    await person.open('/site-pages/new')
    await person.type(page.getByLabel('Title'), words.title)
    await person.press('Tab')
    await person.click(button('Add page'))
    await person.see(text('Search engine description'))
    await person.type(text('Search engine description'), words.description)
    await person.click(button(/^Text /))
    await person.type(text('Heading'), words.heading)
    await person.type(text('Text'), words.text)
    await person.click(button('Publish'))
    await person.see(page.getByText('Published. Your changes are live.').first())
  }

  async function menuEntry() {
    await person.open('/menus')
    await person.click(button('Add a link'))
    const link = page.getByRole('group', { name: /^Link \d+$/ }).last()
    const [{ title }] = brand.pages as [Brand['pages'][number]]
    await person.type(link.getByLabel('Label'), title)
    await person.choose(link.getByLabel('Page'), { label: title })
    await person.click(button('Save menu'))
    await person.see(page.getByText('Menu saved. Your changes are live.').first())
  }

  async function postJob() {
    await person.open('/hirefromus')
    const form = page.getByRole('form', { name: 'Post a job' })
    const { title, company: employer, city, description, qualification, pay } = brand.job
    await person.type(form.getByLabel('First name'), 'Nora')
    await person.type(form.getByLabel('Last name'), 'Whitfield')
    await person.type(form.getByRole('textbox', { name: 'Email' }), 'nora@employer.example')
    await person.type(form.getByLabel('Mobile number'), '+1 503-555-0142')
    await person.type(form.getByLabel('Company').first(), employer)
    await person.press('Tab')
    await person.type(form.getByLabel('Company website'), 'https://employer.example')
    await person.upload(form.getByLabel('Company logo'), logo)
    await person.type(form.getByLabel('Job title'), title)
    await person.press('Tab')
    await person.type(form.getByLabel('Vacancies'), '2')
    await person.choose(form.getByRole('combobox', { name: 'Experience' }), { label: '2 - 4 Years' })
    await person.choose(form.getByLabel('Type of Employment'), { label: 'Full Time' })
    await person.choose(form.getByLabel('Job Type'), { label: 'Onsite' })
    await person.choose(form.getByLabel('Working Days'), { label: 'Mon - Fri' })
    await person.type(form.getByLabel('Notice period'), '15 Days')
    await person.type(form.getByLabel('Description'), description)
    await person.type(form.getByLabel('Qualification'), qualification)
    await person.type(form.getByLabel('Salary'), pay)
    await person.type(form.getByLabel('Location'), city)
    await person.press('Tab')
    await person.click(form.getByRole('button', { name: 'Post Job' }))
    await person.see(page.getByText('Job posted successful!').first())
  }

  /** Without an email server, the owner reads the employer's email in the email log. */
  async function confirmJob() {
    await person.open('/outbox')
    await person.click(page.getByRole('link', { name: 'Action needed: confirm your job posting' }))
    const opened = page.context().waitForEvent('page')
    await person.click(page.locator('pre a[href*="/hirefromus/confirm"]').first())
    const tab: Page = await opened
    const there = person.in(tab)
    await there.click(tab.getByRole('button', { name: 'Confirm email' }))
    await there.see(tab.getByRole('link', { name: 'View or edit your posting' }))
    await tab.close()
  }

  async function approveJob() {
    const { title, company: employer } = brand.job
    await person.open('/adminpostjobs')
    await person.click(button(`Approve ${title}, ${employer}`))
    await person.see(page.getByText(`Approved ${title}.`).first())
    await person.open('/applied-jobs')
    await person.reloadUntil(page.getByRole('link', { name: title, exact: true }))
    await person.open('/dashboard')
    await person.click(page.getByRole('button', { name: 'Logout' }).first())
  }
}
