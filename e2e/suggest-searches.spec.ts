import { randomBytes } from 'node:crypto'
import { hydrated } from './support/hydration'
import { newApprovedJob } from './support/jobs'
import { signInAdmin } from './support/people'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'
import { until } from './support/waiting'

test('a visitor picks a suggested title, then a place, by keyboard alone', { tag: '@both' }, async ({ newPerson }) => {
  const word = `Quill${randomBytes(4).toString('hex')}`
  const jobTitle = `${word} Binder`
  // Without pay, so that it doesn't change the count that find-a-job.spec.ts expects.
  const job = { jobTitle, company: 'Paper Mill', location: 'Marfa, TX', salary: 'Competitive' }
  await newApprovedJob(await signInAdmin(), job)
  // A process learns of a new job within two seconds.
  for (const q of [word, 'marf'])
    await until(async () => (await new Visitor().call('GET', `/api/suggestions?q=${q}`)).text.includes('"text"'))
  const page = await newPerson()
  await page.goto('/applied-jobs')
  await hydrated(page, 'search-suggestions')
  const search = page.getByRole('combobox', { name: 'Search job titles' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await search.pressSequentially(word)
  await expect(list.getByRole('option', { name: jobTitle })).toBeVisible()
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const option = list.getByRole('option', { selected: true })
  await expect(option).toHaveText(`Job titles: ${jobTitle}`)
  await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue(jobTitle)
  await expect(list).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`q=${word}`))

  // Escape only closes the list. What was typed stays.
  await search.fill('')
  await search.pressSequentially('marf')
  await expect(list.getByRole('option', { name: 'Jobs in Marfa, TX' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(search).toHaveValue('marf')
  await page.keyboard.press('ArrowUp')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/near=Marfa/)
  await expect(page.getByRole('article').first()).toContainText('Marfa, TX')
})

test('recent searches are offered in an empty field, and can be cleared', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  await hydrated(page, 'search-suggestions')
  const search = page.getByRole('combobox', { name: 'Search job titles' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  for (const words of ['java austin', 'welder']) {
    await search.fill(words)
    await search.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await hydrated(page, 'search-suggestions')
  }
  await page.goto('/applied-jobs')
  await hydrated(page, 'search-suggestions')
  await search.focus()
  await expect(list.getByRole('option')).toHaveText([/welder$/, /java austin$/, /Clear recent searches$/])
  await list.getByRole('option', { name: 'java austin' }).click()
  await expect(page).toHaveURL(/q=java/)
  await page.goto('/applied-jobs')
  await hydrated(page, 'search-suggestions')
  await search.focus()
  await list.getByRole('option', { name: 'Clear recent searches' }).click()
  await expect(list).toBeHidden()
  await search.blur()
  await search.focus()
  await expect(list).toBeHidden()
})

test('an employer and a visitor complete places, one after the other', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/hirefromus')
  const place = page.getByRole('combobox', { name: 'Location' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await place.pressSequentially('amarill')
  await list.getByRole('option', { name: 'Amarillo, TX' }).click()
  await expect(place).toHaveValue('Amarillo, TX')
  await expect(page.getByText(/^Understood as Amarillo, Texas/)).toBeVisible()
  await place.pressSequentially('; bangal')
  await list.getByRole('option', { name: 'Bengaluru, Karnataka' }).click()
  await expect(place).toHaveValue('Amarillo, TX; Bengaluru, Karnataka')
  await expect(place).toBeFocused()
})
