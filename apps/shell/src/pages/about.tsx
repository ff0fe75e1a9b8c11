import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { Lines, PageBanner, Story } from './blocks';
import { PICTURES } from './pictures';
import texts from './texts.json';

export default function AboutPage() {
  return (
    <>
      <PageBanner
        picture={PICTURES.about}
        title={['One pair,', 'worn for years']}
        claim={`Titanium and acetate-titanium frames, drawn and finished in ${BRAND.city}.`}
      />
      <Story title="Our Story" picture={PICTURES.story}>
        <p>
          {BRAND.name} began with a hinge. The ones we could buy would not stay tight, so we cut our
          own, and another after it, until one opened on the thousandth morning as it had on the
          first. The frame came afterwards.
        </p>
        <p>
          We still work in that order: the part that moves, then the line that holds it. Few models,
          in small numbers, kept for as long as people wear them.
        </p>
      </Story>
      <Story title="Our Vision & Values" picture={PICTURES.values} flipped>
        <p>
          A good frame is forgotten once it is on. We draw for that, and judge a frame by three
          things.
        </p>
        <Lines lines={texts.about.values} />
        <TextLink render={<Link to="/warranty" />}>Read the warranty</TextLink>
      </Story>
      <Story title="Materials We Use" picture={PICTURES.materials}>
        <p>
          Titanium, and acetate carried by titanium. Both are chosen for how they are after ten
          years, not for how they look on the first day.
        </p>
        <Lines lines={texts.about.materials} />
        <TextLink render={<Link to="/product" />}>See the frames</TextLink>
      </Story>
    </>
  );
}
