import { fold, hasWords } from '@plumbline/shared-ui/fields';

test('case and accents make no difference', () => {
  expect(fold('Électricité')).toBe('electricite');
  expect(hasWords(['Rénovation', 'Zoë Roy'], 'roy RENOV')).toBe(true);
  expect(hasWords(['Roof'], 'roof tiles')).toBe(false);
  expect(hasWords(['Roof'], '  ')).toBe(true);
});

test('a hyphen that does not break is found by the one that people type', () => {
  expect(hasWords(['Votre adresse e\u2011mail'], 'e-mail')).toBe(true);
});
