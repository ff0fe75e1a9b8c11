import { BRAND } from '@tivara/contracts';
import { Heading, TextLink } from '@tivara/ui';
import { PHONE_URL } from '../layout/site-links';
import { Document, Lines, Section } from './blocks';
import styles from './pages.module.css';

const IN_YOUR_BROWSER = {
  Wishlist:
    'The frames that you save, and the last ones that you looked at, stay in your browser’s own storage until you remove them. We see saved ones only when you send them to us as an enquiry, or make a link to show them: such a link ends after 90 days and tells nobody who made it.',
  Cookies:
    'None, unless you log in. Then one holds your session and one says that this device has logged in before, for 180 days, so that nobody else’s guesses can lock you out. While we try out a new version of a part of this site, one without your name keeps you on the same version until you close the browser.',
  Others:
    'No advertising, no trackers, and nothing loaded from anybody else’s servers. Posts of our social page are copies on this site.',
};

const WITH_US = {
  Enquiries:
    'Your name, e-mail, phone number and the frames you ask about, to answer you. They are erased two years after they came, once they are answered.',
  Newsletter:
    'Your e-mail, once you gave it. Nothing is sent before you confirm it with the mail that we write to it. An address that nobody confirms is erased after 7 days. Each letter has a link to leave; after that we keep the address for a year, only to know that you left.',
  Accounts:
    'Your user name, e-mail and a fingerprint of your password that it cannot be read from. They are kept until the account is deleted.',
  Sessions:
    'While you are logged in: your network address and the name of your browser, so that you can see who uses your account. A session ends after 2 hours without use, and after 12 in any case.',
  Mails:
    'Which mails we sent you, and when, for a year. Their text goes after 30 days; of those with a personal link, once they are sent.',
  Position:
    'Nothing. When you ask for stores near you, your browser sends where you are, to about a kilometre, and we forget it with the answer.',
  Reports:
    'When a part of this site fails in your browser, or works, it tells us which part, in which version. That holds nothing about you, and goes after 30 days.',
  Logs: 'The time, the address of each page asked for and the network address that asked, to keep the site running and safe. They hold no form that you filled in.',
};

/** What is stored, for how long, and how to have it erased. Must match the API's retention. */
export default function PrivacyPage() {
  return (
    <Document>
      <header className={styles.privacyTop}>
        <Heading as="h1" size="lg">
          What we keep,
          <br />
          and what we do not
        </Heading>
        <p className={styles.privacyClaim}>
          You can look at every frame and save as many as you like without telling us who you are.
        </p>
      </header>
      <Section title="In your browser">
        <Lines lines={IN_YOUR_BROWSER} open />
      </Section>
      <Section title="With us">
        <Lines lines={WITH_US} open />
      </Section>
      <Section title="Your say">
        <div className={styles.contact}>
          <p className={styles.prose}>
            Ask us what we hold of you, to correct it, or to erase it: write from the address that
            it is about, or call. We do not sell it.
          </p>
          <div className={styles.actions}>
            <TextLink render={<a href={`mailto:${BRAND.mail}`} />}>{BRAND.mail}</TextLink>
            <TextLink render={<a href={PHONE_URL} />}>{BRAND.phone}</TextLink>
          </div>
        </div>
      </Section>
    </Document>
  );
}
