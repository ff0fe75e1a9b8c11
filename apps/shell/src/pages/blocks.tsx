import type { ReactNode } from 'react';
import type { ContentLink } from '@tivara/contracts';
import { ContactText, Heading, Picture, TextLink, coverSizes, cx, lines } from '@tivara/ui';
import type { Content } from '../page/content';
import { SiteLink } from '../layout/site-link';
import styles from './pages.module.css';

type Banner = Content['about']['about-banner'];
type StoryContent = Content['warranty']['warranty-care'];
type TermsContent = StoryContent['terms'];
type SectionContent = Content['warranty']['warranty-terms']['sections'][number];

interface BannerProps {
  content: Banner;
  /** On phones the title is at the top, for pictures whose subject is at the bottom. */
  split?: boolean;
}

/** As in the stylesheet. */
const BANNER_HEIGHT = 'min(clamp(480px, 48vw, 800px), max(256px, 100svh - 64px))';
const UPRIGHT = '(max-width: 767.98px) and (max-aspect-ratio: 1 / 1)';

/** The picture at the top of a shell page, with its text at the bottom left. */
export const PageBanner = ({ content: { desktop, phone, title, text }, split }: BannerProps) => (
  <header className={styles.banner}>
    <Picture
      picture={desktop}
      phone={phone}
      phoneMedia={UPRIGHT}
      sizes={coverSizes(
        desktop,
        { width: 'min(100vw, 1920px)', height: BANNER_HEIGHT },
        { picture: phone, box: { width: '100vw', height: 'min(114.3vw, 640px)' }, media: UPRIGHT },
      )}
      priority
      className={styles.bannerPicture}
    />
    <div className={cx(styles.bannerText, split && styles.split)}>
      <Heading as="h1" size="lg">
        {lines(title)}
      </Heading>
      <p className={styles.bannerClaim}>{text}</p>
    </div>
  </header>
);

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a page of terms, under a rule. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={styles.section}>
    <Heading size="sm">{title}</Heading>
    <div>
      {lead && (
        <p className={styles.lead}>
          <ContactText>{lead}</ContactText>
        </p>
      )}
      {children}
    </div>
  </section>
);

export const Sections = ({ sections }: { sections: SectionContent[] }) =>
  sections.map(({ title, lead, terms }) => (
    <Section key={title} title={title} lead={lead}>
      <Terms terms={terms} open />
    </Section>
  ));

interface TermsProps {
  terms: TermsContent;
  /** Without the first and the last hairline. */
  open?: boolean;
}

/** Terms with their descriptions, separated by hairlines; a list where none has a name. */
function Terms({ terms, open }: TermsProps) {
  const className = cx(styles.lines, open && styles.open);
  if (!terms.some(({ name }) => name))
    return (
      <ul className={className}>
        {terms.map(({ text }) => (
          <li key={text}>
            <ContactText>{text}</ContactText>
          </li>
        ))}
      </ul>
    );
  return (
    <dl className={className}>
      {terms.map(({ name, text }) => (
        <div key={name + text} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.prose}>
            <ContactText>{text}</ContactText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const Links = ({ links }: { links: { link: ContentLink }[] }) =>
  links.map(({ link: { label, to } }) => (
    <TextLink key={label} render={<SiteLink to={to} />}>
      <ContactText>{label}</ContactText>
    </TextLink>
  ));

interface StoryProps {
  content: StoryContent;
  /** The picture on the right; below 1024 px it always comes first. */
  flipped?: boolean;
}

/** A picture that runs to the page's edge, and its text next to it. */
export const Story = ({ content: { title, text, terms, links, picture }, flipped }: StoryProps) => (
  <section className={cx(styles.story, flipped && styles.flipped)}>
    <div className={styles.storyPicture}>
      <Picture picture={picture} sizes="(max-width: 1023.98px) 100vw, 60vw" />
    </div>
    <div className={styles.storyText}>
      <Heading>{title}</Heading>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>
          <ContactText>{paragraph}</ContactText>
        </p>
      ))}
      {terms.length > 0 && <Terms terms={terms} />}
      <Links links={links} />
    </div>
  </section>
);
