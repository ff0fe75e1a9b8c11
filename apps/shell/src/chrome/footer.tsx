export const Footer = () => <p>Footer</p>;
