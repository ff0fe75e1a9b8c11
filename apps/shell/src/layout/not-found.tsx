import { Link } from 'react-router-dom';
import { Heading, LinkButton, TextLink } from '@tivara/ui';
import styles from './not-found.module.css';

export const NotFound = () => (
  <section className={styles.slot}>
    <Heading as="h1" size="lg">
      This page
      <br />
      does not exist
    </Heading>
    <div>
      <p className={styles.help}>
        The page may have moved, or the link has a letter too many. The frames are where they always
        were.
      </p>
      <div className={styles.actions}>
        <LinkButton render={<Link to="/product" />}>See the frames</LinkButton>
        <TextLink render={<Link to="/store" />}>Find a store</TextLink>
        <TextLink render={<Link to="/" />}>Home</TextLink>
      </div>
    </div>
  </section>
);
