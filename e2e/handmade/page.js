import { createElement, useState } from 'react';
import { Link } from 'react-router-dom';

export const head = () => ({ title: 'Handmade', canonical: '/handmade' });

export default function Page() {
  const [count, setCount] = useState(0);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Handmade'),
    createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `Pressed ${count}`,
    ),
    createElement(Link, { to: '/about' }, 'Read about us'),
  );
}
