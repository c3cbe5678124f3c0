import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Language } from '../../app/shared/i18n/language.ts';
import type { EmailContent } from '../email.ts';
import { darkStyles, light } from './colors.ts';
import { Footer } from './footer.tsx';

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const paragraph = { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.6', color: light.text };
const anywhere = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

const linkHint: Record<Language, string> = {
  en: 'If the button doesn’t work, copy this link into your browser:',
  'pt-BR': 'Se o botão não funcionar, copie este link e cole no navegador:',
};

/** The layout of every email. */
export function Layout({
  language,
  email,
  hasLegalNotice,
}: {
  language: Language;
  email: EmailContent;
  hasLegalNotice: boolean;
}) {
  const { preheader, heading, paragraphs, action, code, notes = [], quote } = email;
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body
        lang={language}
        className="page"
        style={{ margin: 0, backgroundColor: light.page, color: light.text, fontFamily: font }}
      >
        <Preview>{preheader}</Preview>
        <Container style={{ maxWidth: '600px' }}>
          <Section style={{ padding: '24px 16px' }}>
            <Text
              className="heading"
              style={{
                margin: '0 0 20px',
                fontSize: '20px',
                fontWeight: 700,
                color: light.heading,
              }}
            >
              {brand.name}
            </Text>
            <Section
              className="card"
              style={{
                padding: '26px 22px 10px',
                backgroundColor: light.card,
                border: `1px solid ${light.border}`,
                borderRadius: '16px',
                borderCollapse: 'separate',
                marginBottom: '24px',
              }}
            >
              <Heading
                as="h1"
                className="heading"
                style={{
                  margin: '0 0 16px',
                  fontSize: '24px',
                  lineHeight: '1.25',
                  color: light.heading,
                  ...anywhere,
                }}
              >
                {heading}
              </Heading>
              <Paragraphs of={paragraphs} />
              {action && <ActionButton {...action} />}
              {code && <Code {...code} />}
              <Paragraphs of={notes} />
              {quote && <Quote {...quote} />}
              {action && <LinkHint language={language} url={action.url} />}
            </Section>
            <Footer language={language} reason={email.reason} hasLegalNotice={hasLegalNotice} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ of }: { of: EmailContent['paragraphs'] }) {
  return of.map((content, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a static list, rendered once.
    <Text key={index} className="text" style={{ ...paragraph, ...anywhere }}>
      {content}
    </Text>
  ));
}

function ActionButton({ label, url }: NonNullable<EmailContent['action']>) {
  return (
    <Section style={{ padding: '8px 0 24px' }}>
      <Button
        href={url}
        className="button"
        style={{
          padding: '14px 24px',
          borderRadius: '12px',
          backgroundColor: light.button,
          color: light.buttonText,
          fontSize: '16px',
          fontWeight: 600,
        }}
      >
        {label}
      </Button>
    </Section>
  );
}

function Code({ label, value }: NonNullable<EmailContent['code']>) {
  return (
    <>
      <Text className="text" style={paragraph}>
        {label}
      </Text>
      <Text
        className="code"
        style={{
          margin: '0 0 20px',
          padding: '14px 20px',
          borderRadius: '12px',
          backgroundColor: light.page,
          color: light.heading,
          fontSize: '28px',
          fontWeight: 700,
          letterSpacing: '4px',
        }}
      >
        {value}
      </Text>
    </>
  );
}

function Quote({ when, label, text }: NonNullable<EmailContent['quote']>) {
  return (
    <>
      {`{{ if .${when} }}`}
      <Text className="text" style={{ ...paragraph, margin: '24px 0 8px', fontWeight: 600 }}>
        {label}
      </Text>
      <blockquote
        className="quote"
        style={{ margin: '0 0 20px', paddingLeft: '16px', borderLeft: `3px solid ${light.quote}` }}
      >
        <Text
          className="muted"
          style={{ ...paragraph, margin: 0, color: light.muted, ...anywhere }}
        >
          {text}
        </Text>
      </blockquote>
      {'{{ end }}'}
    </>
  );
}

/** The URL of the button. The plain-text part contains it already. */
function LinkHint({ language, url }: { language: Language; url: string }) {
  return (
    <Text
      data-skip-in-text="true"
      className="muted"
      style={{ ...paragraph, fontSize: '14px', color: light.muted, ...anywhere }}
    >
      {linkHint[language]}
      <br />
      <Link href={url} className="link" style={{ color: light.link, ...anywhere }}>
        {url}
      </Link>
    </Text>
  );
}
