// Defines <open-jobs>, which shows this site's open jobs on any page. Its attributes are the parameters of /embed/jobs.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const standard = /^(id|class|style|title|lang|dir|hidden|slot|role|tabindex|(aria|data)-.*)$/

  /** What the site said is wrong. */
  class SiteError extends Error {}

  class OpenJobs extends HTMLElement {
    connectedCallback() {
      if (!this.shadowRoot) this.show(this.parameters()).catch((error) => this.showLink(error))
    }

    parameters() {
      const given = [...this.attributes].filter(({ name }) => !standard.test(name))
      return new URLSearchParams([['source', location.hostname], ...given.map(({ name, value }) => [name, value])])
    }

    async show(parameters) {
      this.ariaBusy = 'true'
      try {
        // The last one counts, so that an attribute can replace the source.
        const response = await fetch(`${origin}/embed/jobs?${new URLSearchParams(Object.fromEntries(parameters))}`)
        if (!response.ok) throw new SiteError((await response.json()).message)
        const [before, css, after] = (await response.text()).split(/<\/?style>/)
        // Works under policies that forbid inline styles.
        const styles = new CSSStyleSheet()
        styles.replaceSync(css)
        const page = new DOMParser().parseFromString(before + after, 'text/html')
        const jobs = page.querySelector('.jobs')
        // The page that shows this has its own level-1 heading.
        const heading = document.createElement('h2')
        heading.textContent = jobs.querySelector('h1').textContent
        heading.tabIndex = -1
        jobs.querySelector('h1').replaceWith(heading)
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        root.adoptedStyleSheets = [styles]
        root.replaceChildren(document.adoptNode(jobs))
        root.querySelector('form')?.addEventListener('submit', (event) => this.search(event))
      } finally {
        this.ariaBusy = null
      }
    }

    async search(event) {
      event.preventDefault()
      const form = event.currentTarget
      try {
        await this.show(new FormData(form))
        this.shadowRoot.querySelector('h2').focus()
      } catch (error) {
        const text = error instanceof SiteError ? error.message : "We couldn't load the jobs. Try again in a moment."
        form.nextElementSibling.replaceWith(this.alert(text))
      }
    }

    alert(text) {
      const message = document.createElement('p')
      message.role = 'alert'
      message.textContent = text
      return message
    }

    /** Tells visitors where the jobs are, and the site's developers what's wrong. */
    showLink({ message }) {
      console.error(`<open-jobs> couldn't load the jobs: ${message}`)
      if (this.childNodes.length > 0) return
      const link = document.createElement('a')
      link.href = `${origin}/applied-jobs`
      link.textContent = 'Open jobs'
      this.append(link)
    }
  }

  if (!customElements.get('open-jobs')) customElements.define('open-jobs', OpenJobs)
})()
