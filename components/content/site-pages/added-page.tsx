import { RichHtml } from '@/components/content/blogs/rich-html'
import { Picture } from '@/components/content/pictures/picture'
import { JobsSection } from '@/components/content/site-pages/jobs-section'
import { PageHead, Section } from '@/components/content/site-pages/page-sections'
import type { Slots } from '@/components/content/site-pages/slots'
import { pointsOf } from '@/lib/content/site-pages/format'
import type { PageContent } from '@/lib/content/site-pages/schema'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'

const visible: Slots = {
  text: (_path, value) => value,
  paragraphs: (_path, value) => paragraphsOf(value),
  points: (_path, value) => pointsOf(value),
  richText: (_path, html) => <RichHtml html={html} titleLevel={2} />,
  picture: (_path, picture, className) => picture && <Picture name={picture} alt={picture.alt} className={className} />,
  jobs: (id, section) => <JobsSection id={id} section={section} />,
  isEditing: false,
}

/** A page that editors added, or a draft of one, whose fields can be empty. */
export function AddedPage({ content }: { content: PageContent }) {
  return (
    <>
      <PageHead content={content} slots={visible} />
      <div className="pb-14 sm:pb-20">
        {content.sections.map((section, index) => (
          <Section key={section.id} section={section} at={`sections.${index}`} slots={visible} />
        ))}
      </div>
    </>
  )
}
