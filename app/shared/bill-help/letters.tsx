import { ArrowLeft, Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FindingKind, type Letter, lettersFor } from '#bill-help/findings';
import type { Bill } from '#bill-help/types';
import { useCopy } from '~/shared/browser/use-copy';
import { useLoaded } from '~/shared/browser/use-loaded';
import { DocumentButton } from '~/shared/documents/document-button';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { today } from '~/shared/format/dates';
import { catalog } from '~/shared/i18n/catalog';
import { translations } from '~/shared/i18n/instance';
import { hasMessage, translator } from '~/shared/i18n/translator';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { lawValues } from './law-values';
import { LoadedPart } from './loaded-part';
import type { BillHelp } from './use-bill-help';
import {
  fieldsOf,
  type LetterFields,
  type LetterTexts,
  letterText,
  type WrittenBillLetter,
  writeBillLetter,
} from './write-bill-letter';

type LetterListProps = {
  bill: Bill;
  found: readonly FindingKind[];
  isMember: boolean;
  onOpen: (letter: Letter) => void;
};

/** All letters that help with this bill. */
export function LetterList({ bill, found, isMember, onOpen }: LetterListProps) {
  const { t } = useTranslation('billLetters');
  const { language } = useLanguage();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {lettersFor(bill, found, isMember).map((letter) => (
        <li key={letter} className="grid">
          <button
            type="button"
            onClick={() => onOpen(letter)}
            className="grid content-start gap-1 rounded-md bg-white p-4 text-left shadow-raised transition-colors hover:bg-mata-50"
          >
            <span className="font-semibold text-mata-700">{t(`letters.${letter}.title`)}</span>
            <span className="text-sm text-muted">
              {t(`letters.${letter}.when`, lawValues(language))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type OpenLetterProps = {
  letter: Letter;
  bill: Bill;
  found: readonly FindingKind[];
  help: BillHelp;
  onClose: () => void;
  leave: (id: string) => void;
  after?: AfterLetter | undefined;
};

/** A letter as it was written, and what it means in Portuguese if the reader needs that. */
export type LetterContents = { letter: WrittenBillLetter; meaning: WrittenBillLetter | null };

/** @param leave closes the letter and moves the focus to the part with this id. */
export type AfterLetter = (
  name: Letter,
  contents: LetterContents,
  leave: (id: string) => void,
) => ReactNode;

/** A letter in English, with its meaning beside it in Portuguese, and what it needs from the sender. */
export function OpenLetter({ letter, bill, found, help, ...rest }: OpenLetterProps) {
  const { onClose, leave, after } = rest;
  const { t } = useTranslation(['billHelp', 'billLetters']);
  const own = useOwnTexts();
  const english = useLoaded('letters', own.language === 'en' ? async () => own : loadEnglish);
  const { answers, fields } = help;
  const speaks = own.language;
  const facts = { letter, bill, answers, found, fields, speaks, today: today() };
  const meaning = own.language === 'en' ? undefined : writeBillLetter(facts, own);
  return (
    <LetterFrame
      title={t(`billLetters:letters.${letter}.title`)}
      back={t('letters.back')}
      onClose={onClose}
    >
      <Fields letter={letter} help={help} isMember={after !== undefined} />
      <LoadedPart loaded={english}>
        {(texts) => {
          const contents = { letter: writeBillLetter(facts, texts), meaning: meaning ?? null };
          return (
            <LetterView contents={contents} name={letter}>
              {after?.(letter, contents, leave)}
            </LetterView>
          );
        }}
      </LoadedPart>
    </LetterFrame>
  );
}

type LetterFrameProps = { title: string; back: string; onClose: () => void; children: ReactNode };

/** A letter in place of the page around it. It takes the focus, and begins with the way back. */
export function LetterFrame({ title, back, onClose, children }: LetterFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="letter-title" className="grid gap-6">
      <button
        type="button"
        onClick={onClose}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start rounded-xs text-sm text-muted"
      >
        <ArrowLeft className="size-4.5" />
        {back}
      </button>
      <h2
        id="letter-title"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 rounded-sm text-subtitle"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

type LetterViewProps = {
  contents: LetterContents;
  name: string;
  /** What can be done with it beyond copying and printing. */
  children?: ReactNode;
};

/** A letter to read, copy and print, with its words for the phone. */
export function LetterView({ contents: { letter, meaning }, name, children }: LetterViewProps) {
  return (
    <>
      <Paper letter={letter} meaning={meaning ?? undefined} />
      <Actions letter={letter} name={name} />
      {children}
      <Call call={letter.call} meaning={meaning?.call} />
    </>
  );
}

function useOwnTexts(): LetterTexts {
  const { t, exists } = useTranslation('billLetters');
  const { language } = useLanguage();
  return { language, t, exists };
}

/** The English texts, for a page in Portuguese. */
async function loadEnglish(): Promise<LetterTexts> {
  const { default: billLetters } = await catalog.en.billLetters();
  const english = translations('en', { billLetters });
  return {
    language: 'en',
    t: translator<'billLetters'>(english, 'billLetters'),
    exists: (key) => hasMessage(english, key, 'billLetters'),
  };
}

type FieldsProps = { letter: Letter; help: BillHelp; isMember: boolean };

/** What the letter needs beyond the bill. An empty field is a blank to fill in by hand. */
function Fields({ letter, help, isMember }: FieldsProps) {
  const { t } = useTranslation('billHelp');
  const { fields, setField } = help;
  const props = (name: keyof LetterFields) => ({
    value: fields[name] ?? '',
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });
  return (
    <form autoComplete="on" onSubmit={(event) => event.preventDefault()} className="grid gap-4">
      <p className="text-sm text-muted">
        {t('letters.yourData')} {!isMember && t('letters.stays')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fieldsOf(letter).map((name) =>
          name === 'care' ? (
            <CareField key={name} help={help} />
          ) : (
            <Field key={name} label={t(`letters.fields.${name}`)}>
              {name === 'address' ? (
                <TextArea
                  rows={2}
                  autoComplete="street-address"
                  className="min-h-12!"
                  {...props(name)}
                />
              ) : (
                <TextInput
                  autoComplete={name === 'name' ? 'name' : 'off'}
                  inputMode={name === 'monthly' ? 'decimal' : 'text'}
                  {...props(name)}
                />
              )}
            </Field>
          ),
        )}
      </div>
    </form>
  );
}

function CareField({ help }: { help: BillHelp }) {
  const { t } = useTranslation('billHelp');
  return (
    <DateField
      name="care"
      label={t('letters.fields.care')}
      defaultValue={help.fields.care}
      onChange={({ target }: { target: HTMLInputElement }) => help.setField('care', target.value)}
    />
  );
}

type PaperProps = { letter: WrittenBillLetter; meaning: WrittenBillLetter | undefined };

function Paper({ letter, meaning }: PaperProps) {
  const { t } = useTranslation('billHelp');
  const rows: [string, string | undefined][] = [
    [letter.subject, meaning?.subject],
    ...letter.about.map((line, index): [string, string | undefined] => [
      line,
      meaning?.about[index],
    ]),
    [letter.greeting, meaning?.greeting],
  ];
  return (
    <article
      aria-label={t('letters.paper')}
      className="grid gap-5 rounded-md bg-white p-5 shadow-raised wrap-anywhere md:p-8"
    >
      <Lines lines={letter.sender} />
      <p lang="en">{letter.date}</p>
      <Lines lines={letter.receiver} />
      <div className="grid gap-1">
        {rows.map(([text, own], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one letter keep their places
          <Row key={index} meaning={own}>
            <span className={index === 0 ? 'font-semibold' : ''}>{text}</span>
          </Row>
        ))}
      </div>
      {letter.paragraphs.map(({ text, points }, index) => {
        const own = meaning?.paragraphs[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one letter keep their places
          <div key={index} className="grid gap-2">
            <Row meaning={own?.text}>{text}</Row>
            {points?.map((point, place) => (
              <Row key={point} meaning={own?.points?.[place]}>
                • {point}
              </Row>
            ))}
          </div>
        );
      })}
      <div lang="en" className="grid gap-4">
        <p>{letter.closing}</p>
        <p>{letter.name}</p>
      </div>
    </article>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <p lang="en" className="whitespace-pre-line">
      {lines.join('\n')}
    </p>
  );
}

/** A part of the letter; its meaning stands beside it, or below it on a phone. */
function Row({ meaning, children }: { meaning: string | undefined; children: ReactNode }) {
  return (
    <div className={meaning ? 'grid gap-x-8 gap-y-1 md:grid-cols-2' : ''}>
      <p lang="en">{children}</p>
      {meaning && (
        <p className="text-sm text-muted max-md:border-l-3 max-md:border-line max-md:pl-3">
          {meaning}
        </p>
      )}
    </div>
  );
}

function Actions({ letter, name }: { letter: WrittenBillLetter; name: string }) {
  const { t } = useTranslation('billHelp');
  const { isCopied, copy } = useCopy(letterText(letter));
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>
          <Icon className="size-5" />
          {t(isCopied ? 'letters.copied' : 'letters.copy')}
        </Button>
        <DocumentButton
          variant="outline"
          label={t('letters.pdf')}
          failure={t('letters.pdfFailed')}
          make={async () => {
            const { billLetterPdf } = await import('./letter-pdf');
            return { file: await billLetterPdf(letter), name: `letter-${name}.pdf` };
          }}
        >
          {t('letters.pdf')}
        </DocumentButton>
        <span role="status" className="sr-only">
          {isCopied && t('letters.copied')}
        </span>
      </div>
      <p className="max-w-prose text-sm text-muted">{t('letters.send')}</p>
    </div>
  );
}

/** The same in a phone call, sentence by sentence. */
function Call({ call, meaning }: { call: string[]; meaning: string[] | undefined }) {
  const { t } = useTranslation('billHelp');
  return (
    <section
      aria-labelledby="call-title"
      className="grid gap-3 rounded-md bg-sand p-5 wrap-anywhere md:p-8"
    >
      <h3 id="call-title" className="text-heading">
        {t('letters.call')}
      </h3>
      {call.map((sentence, index) => (
        <Row key={sentence} meaning={meaning?.[index]}>
          “{sentence}”
        </Row>
      ))}
    </section>
  );
}
