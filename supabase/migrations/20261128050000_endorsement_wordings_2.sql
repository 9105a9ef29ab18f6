-- The same agreements in sentences that need neither “I” nor “we”. Answers that were given to the first ones keep them.
insert into app.endorsement_wordings (id, sentences)
values
  (
    'en-2',
    E'The agency may show this project on its website, with the company’s name, its logo and pictures of the work.\nIt may publish these words there, with the name and role of who said them and the company’s name.'
  ),
  (
    'de-2',
    E'Die Agentur darf dieses Projekt auf ihrer Website zeigen, mit Namen und Logo des Unternehmens und Bildern der Arbeit.\nSie darf diese Worte dort veröffentlichen, mit Namen und Funktion derjenigen, die sie gesagt haben, und dem Namen des Unternehmens.'
  );
