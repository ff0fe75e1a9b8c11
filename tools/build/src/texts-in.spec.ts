import { textsIn } from './texts-in.ts';

test('the texts of a module are the literals that it words', () => {
  const code = `
    import { msg, useTexts } from '@tivara/state';
    const LABELS = [msg('Store Name'), msg("Nothing for '{term}'.")];
    function Page() {
      const t = useTexts();
      return jsx('p', { title: t('Map'), children: [t('{count} frames', { count }), t(LABELS[0]), start('no text')] });
    }`;
  expect(textsIn(code)).toEqual(['Store Name', "Nothing for '{term}'.", 'Map', '{count} frames']);
});
