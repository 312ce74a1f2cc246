import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { startSite, type TestSite } from '@/scripts/test-site'
import { fillAndKeep } from './support/drafts'
import { expect, test } from './support/test'
import { until } from './support/waiting'

// The first port has no mail server, and a stale edit is a 409.
test.use({ expectedErrors: [/status of (400|409)/] })

let folder: string
let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = mkdtempSync(join(tmpdir(), 'portal-setup-'))
  site = await startSite(folder, { ADMIN_PASSWORD: '', SMTP_URL: '' })
})
test.afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const of = (name: string) => site.env[name] as string
const emails = () =>
  readdirSync(of('TEST_MAIL_DIR'))
    .filter((file) => file.endsWith('.json'))
    .map(
      (file) => JSON.parse(readFileSync(join(of('TEST_MAIL_DIR'), file), 'utf8')) as { to: string[]; subject: string },
    )

test("says that codes and links wait in the console while the site can't send email", async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto(`${of('TEST_SITE_URL')}/otpverification`)
  await expect(page.getByText("This site doesn't send email yet. An admin can find the code in")).toBeVisible()
  const link = page.getByText("This site doesn't send email yet. An admin can find the link in")
  await page.goto(`${of('TEST_SITE_URL')}/forgotpassword`)
  await expect(link).toBeVisible()
  await page.goto(`${of('TEST_SITE_URL')}/applied-jobs`)
  const form = page.getByRole('form', { name: 'Job alert' })
  await form.getByLabel('Email').fill('reader@harborline.example')
  await form.getByRole('button', { name: 'Email me new jobs' }).click()
  await expect(link).toBeVisible()
})

test('the owner follows the printed link, and the site becomes theirs without a file being edited', async ({
  newPerson,
}) => {
  test.setTimeout(480_000)
  const url = of('TEST_SITE_URL')
  const printed = readFileSync(of('TEST_SITE_LOG'), 'utf8')
  const link = /http:\S+\/admin\/setup\?token=\S+/.exec(printed)?.[0] ?? 'none'
  const page = await newPerson()
  const password = 'harbor-pilots-and-lighthouses'

  await test.step('the link creates the owner', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Start setup' }).click()
    await expect(page.getByRole('link', { name: 'A name is required' })).toBeVisible()
    await page.getByLabel('Your name').fill('Rosa Delgado')
    await page.getByRole('textbox', { name: 'Email' }).fill('rosa@harborline.example')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password)
    await page.getByRole('button', { name: 'Start setup' }).click()
    await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible()
    await page.getByRole('link', { name: 'Start' }).click()
  })
  await test.step('the company', async () => {
    await expect(page.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible()
    const blank = await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(blank.join('|')).not.toMatch(/[A-Z]/)
    const text = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
    await text('Name').fill('Harborline')
    await text('Legal name').fill('Harborline Staffing, Inc.')
    await text('Tagline').fill('Engineers for the Great Lakes')
    await text('Description').fill('Harborline places engineers around the Great Lakes.')
    await text('Email').fill('team@harborline.example')
    await text('Office name').fill('Head office')
    await page.getByRole('textbox', { name: 'Phone' }).nth(1).fill('+1 (312) 555-0188')
    await text('Street address').fill('88 Wacker Quay')
    await page.getByRole('combobox', { name: 'City' }).first().fill('Chicago')
    await text('Job reference prefix').fill('HL')
    const code = page.getByLabel('Country code')
    const country = page.getByRole('combobox', { name: 'Country', exact: true }).first()
    await country.selectOption('GB')
    await expect(code).toHaveValue('+44')
    await code.fill('+353')
    await country.selectOption('US')
    await expect(code).toHaveValue('+353')
    await code.fill('+1')
    await page.getByRole('textbox', { name: 'Phone' }).first().fill('312')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a phone number with its country code').first()).toBeVisible()
    await expect(page.getByLabel('Legal name')).toHaveValue('Harborline Staffing, Inc.')
    await page.getByRole('textbox', { name: 'Phone' }).first().fill('+1 (312) 555-0188')
    await page.getByRole('button', { name: 'Save' }).click()
  })
  await test.step('the brand is skipped', async () => {
    await expect(page.getByRole('heading', { name: 'Brand', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Harborline' })).toBeVisible()
    expect(await page.content()).not.toContain('Cedarbridge')
    await page.getByRole('button', { name: 'Skip this step' }).click()
  })
  await test.step('the content starts with an outline', async () => {
    await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
    await expect(page.getByText('This site has fictional data to try it with')).toContainText('67 jobs')
    await expect(page.getByRole('button', { name: 'Add sample activity' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove sample data' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText("There's no sample data on this site.")).toBeVisible({ timeout: 120_000 })
    await expect(page.getByRole('radio', { name: /outline/ })).toBeChecked()
    await page.getByRole('button', { name: 'Continue' }).click()
  })
  await test.step('the email server is tested, then saved', async () => {
    await expect(page.getByRole('heading', { name: 'Email', level: 1 })).toBeVisible()
    const { hostname, port } = new URL(of('TEST_SMTP_URL'))
    await page.getByRole('textbox', { name: 'Server' }).fill(hostname)
    await page.getByRole('textbox', { name: 'Port' }).fill('1')
    await page.getByRole('combobox', { name: 'Encryption' }).selectOption('none')
    await page.getByRole('textbox', { name: 'Sender' }).fill('hello@harborline.example')
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText(/^The mail server said: /)).toBeVisible()
    await page.getByRole('textbox', { name: 'Port' }).fill(port)
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText('We sent a test email to rosa@harborline.example.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
  })
  await test.step('the summary shows what was skipped', async () => {
    await expect(page.getByRole('heading', { name: 'Your site is ready' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Your logo, colors' })).toContainText('Skipped')
    await expect(page.getByRole('listitem').filter({ hasText: 'Your name, contacts' })).toContainText('Done')
  })
  await test.step('visitors see the company and the outline', async () => {
    const visitor = await newPerson()
    await until(async () => {
      await visitor.goto(`${url}/about-us`)
      return (await visitor.locator('footer').innerText()).includes('Harborline')
    })
    await expect(visitor.getByText('Say in one or two sentences what visitors get here.').first()).toBeVisible()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await visitor.goto(`${url}/otpverification`)
    await expect(visitor.getByRole('heading', { name: 'Complete your registration' })).toBeVisible()
    await expect(visitor.getByText("This site doesn't send email yet.")).toBeHidden()
  })
  await test.step('emails go through the saved server', async () => {
    const data = { name: 'Ana Reyes', email: 'ana@harborline.example', role: 'RECRUITER' }
    expect((await page.request.post(`${url}/api/admins/invitations`, { data })).status()).toBe(201)
    await until(() => emails().some(({ to }) => to.includes(data.email)))
    expect(emails().map(({ subject }) => subject)).toContain('Test email from Harborline')
  })
  await test.step('a brand draft shows what was saved since it was started, and a stale edit keeps a new logo', async () => {
    const path = `${url}/settings/look`
    const api = `${url}/api/settings/look`
    const current = async () => (await page.request.get(api)).json()
    const save = async (changes: object, image?: Buffer) => {
      const { version, value } = await current()
      const data = JSON.stringify({ version, ...value, ...changes })
      const logo = image && { name: 'logo.png', mimeType: 'image/png', buffer: image }
      expect((await page.request.put(api, { multipart: { data, ...(logo && { logo }) } })).status()).toBe(200)
    }
    await page.goto(path)
    const form = page.getByRole('form', { name: 'Brand' })
    await fillAndKeep(form.getByRole('textbox', { name: 'Brand color', exact: true }), '#203040')
    await page.goto(url)
    await save({ accent: '#8a3b12' })
    await page.goto(path)
    await expect(form.getByText('Someone edited this after you started your draft.')).toBeVisible()
    await expect(form.getByText('Theirs: #8a3b12')).toBeVisible()
    await form.getByRole('button', { name: 'Use theirs for Accent color' }).click()

    await save({}, readFileSync('e2e/support/logo.png'))
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Someone else just saved these settings.')).toBeVisible()
    await expect(form.getByRole('img', { name: 'Current logo' })).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    expect((await current()).value).toMatchObject({
      brand: '#203040',
      accent: '#8a3b12',
      logo: expect.stringContaining('.'),
    })
  })
  await test.step("a stale edit of the company shows a colleague's new office and countries, and keeps them", async () => {
    const api = `${url}/api/settings/company`
    const current = async () => (await page.request.get(api)).json()
    await page.goto(`${url}/settings`)
    const form = page.getByRole('form', { name: 'Company' })
    await fillAndKeep(form.getByLabel('Tagline'), 'We staff every port')
    const { version, value } = await current()
    const [office] = value.offices
    const added = { ...office, name: 'Pier office' }
    const theirs = { version, ...value, offices: [added, office], recruitsIn: ['US', 'CA'] }
    expect((await page.request.put(api, { data: theirs })).status()).toBe(200)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText(`Theirs: Pier office · ${office.name}`)).toBeVisible()
    await expect(form.getByText('Theirs: Pier office', { exact: true })).toHaveCount(0)
    await expect(form.getByText('Theirs: United States, Canada')).toBeVisible()
    await form.getByRole('button', { name: 'Use theirs for offices' }).click()
    await expect(form.getByLabel('Office name').first()).toHaveValue('Pier office')
    await expect(form.getByLabel('Office name').first()).toBeFocused()
    await form.getByRole('button', { name: 'Use theirs for Countries' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    expect((await current()).value).toMatchObject({
      tagline: 'We staff every port',
      offices: [{ name: 'Pier office' }, { name: office.name }],
      recruitsIn: ['US', 'CA'],
    })
  })
  await test.step('employers can choose the new country', async () => {
    await page.goto(`${url}/hirefromus`)
    await page.getByRole('combobox', { name: 'Job Type' }).selectOption('Remote')
    const remote = page.getByRole('group', { name: 'Where remote employees can live' })
    await expect(remote.getByRole('checkbox')).toHaveCount(2)
    await remote.getByRole('checkbox', { name: 'Canada' }).check()
    await page.getByText('Choose the city and state').click()
    const countries = page.getByRole('combobox', { name: 'Country' }).getByRole('option')
    expect((await countries.allTextContents()).slice(0, 4)).toEqual([
      'Not stated',
      'Canada',
      'United States',
      'Argentina',
    ])
  })
  await test.step("resetting a text brings back the outline, not the sample company's text", async () => {
    await page.goto(`${url}/site-texts/about-us`)
    const lead = page.getByRole('textbox', { name: 'Lead', exact: true })
    const prompt = await lead.inputValue()
    expect(prompt).toBe('Say in one or two sentences what visitors get here.')
    const reset = page.getByRole('button', { name: /^Reset to default ?: Lead$/ })
    await expect(reset).toHaveCount(0)
    await lead.fill('We staff ports.')
    await reset.click()
    await expect(lead).toHaveValue(prompt)
    await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
    await expect(page.getByText('Default content')).toHaveCount(0)
  })
  await test.step('a page is added, written and published, with errors on missing fields', async () => {
    await page.goto(`${url}/site-pages/new`)
    await page.getByLabel('Title').fill('Our harbor')
    await page.getByLabel('Path').focus()
    await expect(page.getByLabel('Path')).toHaveValue('/our-harbor')
    await page.getByRole('button', { name: 'Add page' }).click()
    await page.getByLabel('Search engine description').fill('Where we work.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Add at least one section.').first()).toBeVisible()
    await page.getByRole('button', { name: /^Call to action/ }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Come aboard')
    await page.getByRole('combobox', { name: 'Link to' }).fill('/nowhere')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText("There's no page at /nowhere.").first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Link to' }).fill('/contact-us')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published. Your changes are live.').first()).toBeVisible()
  })
  await test.step('the menu links to it once, and the delete dialog lists what links to it', async () => {
    const address = page.url()
    await page.goto(`${url}/menus?menu=quick`)
    for (const at of [9, 10]) {
      await page.getByRole('button', { name: 'Add a link' }).click()
      const link = page.getByRole('group', { name: `Link ${at}` })
      await link.getByLabel('Label').fill('The harbor')
      await link.getByLabel('Page').selectOption('Our harbor')
    }
    await page.getByRole('button', { name: 'Save menu' }).click()
    await expect(page.getByText('This menu already has a link to this page.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove link 10' }).click()
    await page.getByRole('button', { name: 'Save menu' }).click()
    await expect(page.getByText('Menu saved. Your changes are live.').first()).toBeVisible()
    await page.goto(address)
    await page.getByRole('button', { name: 'Delete page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete page' })
    await expect(dialog.getByText('Links to this page will stop working in:')).toBeVisible()
    await expect(dialog.getByText('Menu: Quick links')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('the site is exported as one file, and an edited file is imported after a preview', async () => {
    await page.goto(`${url}/settings/site-file`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download site file' }).click()
    const zip = readFileSync(await (await downloading).path())
    const choose = async (name: string, bytes: Uint8Array) => {
      await page.getByLabel('Site file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
      await page.getByRole('button', { name: 'Check file' }).click()
    }
    await choose('logo.png', zip)
    await expect(page.getByText('Choose a .zip file.')).toBeVisible()
    await choose('site.zip', zip)
    await expect(page.getByText('Nothing to import: the site already matches this file.')).toBeVisible()
    const files = unzipSync(zip)
    const manifest = JSON.parse(strFromU8(files['site.json'] as Uint8Array))
    const withName = (name: string) =>
      zipSync({
        ...files,
        'site.json': strToU8(JSON.stringify({ ...manifest, company: { ...manifest.company, name } })),
      })
    await choose('site.zip', withName(''))
    await expect(page.getByText('company.name: Name is required')).toBeVisible()
    await choose('site.zip', withName('Harborline North'))
    await expect(page.getByRole('heading', { name: '1 part will change' })).toBeVisible()
    await page.getByRole('group').getByText('Company').click()
    await expect(page.getByText('Harborline North', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Imported. Your changes are live.').first()).toBeVisible()
    await page.goto(url)
    await expect(page.getByRole('link', { name: 'Harborline North' }).first()).toBeVisible()
  })
})
