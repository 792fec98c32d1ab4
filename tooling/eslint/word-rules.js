const PARTICIPLES = new Set(
  [
    'Begun Beside Bought Broken Built Chosen Done Drawn Found Given Gone Held Hidden Kept Known Left Lost Made Met Paid',
    'Put Read Said Seen Sent Set Shown Sold Sought Spent Taken Thought Told Written',
    'Acting Coming Leaving Making Running Taking Waiting',
  ].flatMap((line) => line.split(' ')),
);
const NOUNS_IN_ED = new Set(['Deed', 'Feed', 'Need', 'Seed', 'Speed']);
const isParticiple = (name) =>
  PARTICIPLES.has(name) || (/^[A-Z][a-z]*ed$/.test(name) && !NOUNS_IN_ED.has(name));

/** A search for `Given` finds many shapes; `PasswordEntry` is one. */
export const typeNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { participle: 'Say what thing "{{name}}" is, such as SentFile for Sent.' },
  },
  create: (context) => ({
    TSTypeAliasDeclaration({ id }) {
      if (isParticiple(id.name))
        context.report({ node: id, messageId: 'participle', data: { name: id.name } });
    },
  }),
};

const NO_SUBJECT = /^[*\s]*(Of|Those|By)\s/;

/** A comment names what it is about: "The height of the map", not "Of the map". */
export const commentSubjects = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { subject: 'Name the subject: what is "{{start}} …" said of?' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const [, start] = NO_SUBJECT.exec(value) ?? [];
        if (start && loc.start.column === 0) context.report({ loc, messageId: 'subject', data: { start } });
      }
    },
  }),
};
