import { ArrowRight, Baby, Phone, ShieldCheck } from 'lucide-react';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { TextInput } from '~/shared/fields/text-input';
import { Button } from '~/shared/ui/button';
import type { ButtonVariant } from '~/shared/ui/button-class';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { Specimen } from './specimen';

const light: readonly ButtonVariant[] = ['primary', 'accent', 'outline', 'quiet', 'danger'];
const dark: readonly ButtonVariant[] = ['paper', 'glass'];

export function Controls() {
  return (
    <>
      <Specimen title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          {light.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button busy>busy</Button>
          <Button disabled>disabled</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm">sm, 44 px</Button>
          <Button size="md">md, 48 px</Button>
          <Button size="lg">
            lg, 56 px
            <ArrowRight className="size-5" />
          </Button>
          <LinkButton to="home" variant="outline">
            to a page
          </LinkButton>
          <LinkButton href="https://example.com" newTab variant="outline">
            outside
          </LinkButton>
        </div>
        <div className="on-dark flex flex-wrap gap-3 rounded-lg bg-mata-900 p-6">
          {dark.map((variant) => (
            <Button key={variant} variant={variant}>
              <Phone className="size-5" />
              {variant}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen title="Fields">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label="E-mail" hint="The one you joined with.">
            <TextInput type="email" placeholder="ana@example.com" />
          </Field>
          <Field
            label="Password"
            aside={
              <a href="#top" className="link">
                Forgot it?
              </a>
            }
          >
            <PasswordInput defaultValue="mutirao-demo" />
          </Field>
          <Field label="Date of birth" error="Enter your date of birth.">
            <TextInput type="date" />
          </Field>
          <Field label="Member number">
            <TextInput disabled defaultValue="M-104-283-1" />
          </Field>
        </div>
      </Specimen>
      <Specimen title="Cards and icon tiles">
        <div className="grid gap-4 md:grid-cols-4">
          <Card>
            <IconTile icon={ShieldCheck} />
            <p className="mt-4">white, raised</p>
          </Card>
          <Card tone="sand">
            <IconTile icon={Baby} tone="white" />
            <p className="mt-4">sand</p>
          </Card>
          <Card tone="mata">
            <IconTile icon={Phone} tone="white" />
            <p className="mt-4">mata</p>
          </Card>
          <Card tone="barro">
            <IconTile icon={Phone} tone="barro" className="bg-white" />
            <p className="mt-4">barro</p>
          </Card>
        </div>
      </Specimen>
    </>
  );
}
