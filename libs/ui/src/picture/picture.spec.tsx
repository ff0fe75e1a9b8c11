import { render, screen } from '@testing-library/react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Picture } from './picture';

const PICTURE: PictureData = {
  url: '/media/gold-1a2b/1600.jpg',
  width: 1600,
  height: 1067,
  widths: [400, 1600],
  squares: [300, 600],
  formats: ['jpg', 'webp', 'avif'],
  alt: 'A gold frame',
};
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset, media }) => [type, srcset, media]);

test('the smallest format comes first and the JPEG is the image', () => {
  const { container } = render(<Picture picture={PICTURE} sizes="50vw" />);
  expect(sources(container)).toEqual([
    ['image/avif', '/media/gold-1a2b/400.avif 400w, /media/gold-1a2b/1600.avif 1600w', ''],
    ['image/webp', '/media/gold-1a2b/400.webp 400w, /media/gold-1a2b/1600.webp 1600w', ''],
  ]);
  const image = screen.getByRole('img', { name: 'A gold frame' });
  expect(image).toHaveAttribute('src', '/media/gold-1a2b/1600.jpg');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a square takes the square renditions, or the whole picture where there are none', () => {
  const { rerender } = render(<Picture picture={PICTURE} sizes="50vw" square />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/gold-1a2b/s600.jpg');
  expect(screen.getByRole('img')).toHaveAttribute('height', '600');
  rerender(<Picture picture={{ ...PICTURE, squares: [] }} sizes="50vw" square />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/gold-1a2b/1600.jpg');
});

test('the phone’s picture can have media of its own', () => {
  const phoneMedia = '(max-aspect-ratio: 1 / 1)';
  const { container } = render(
    <Picture picture={PICTURE} phone={PICTURE} phoneMedia={phoneMedia} sizes="100vw" />,
  );
  expect(sources(container)[0]?.[2]).toBe(phoneMedia);
});

test('a phone gets its own crop in every format', () => {
  const { container } = render(<Picture picture={PICTURE} sizes="100vw" square="phone" priority />);
  const phone = sources(container).filter(([, , media]) => media);
  expect(phone.map(([type]) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(phone[0]?.[1]).toContain('/media/gold-1a2b/s300.avif 300w');
  expect(phone[0]?.[2]).toBe('(max-width: 767.98px)');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});
