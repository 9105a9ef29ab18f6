import { Button, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, Preview, type SanityDocument, useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { listUsers } from "./list-users.ts";

/**
 * Unpublish and Delete as the Studio has them, but for a document that others cannot do without: there the dataset would refuse
 * what the Studio's own dialog still offers, so the answer is where to take it out first.
 */
export function refuseWhileUsed(takeOff: DocumentActionComponent): DocumentActionComponent {
  const refusingWhileUsed: DocumentActionComponent = (props) => {
    const action = takeOff(props);
    const client = useClient({ apiVersion: "2025-02-19" });
    const [users, setUsers] = useState<SanityDocument[]>([]);
    if (!action?.onHandle) return action;
    const ask = () => {
      // Where nobody can say, the Studio's own dialog asks; the dataset has the last word.
      listUsers(client, props.id)
        .catch(() => [])
        .then((found) => (found.length > 0 ? setUsers(found) : action.onHandle?.()));
    };
    if (users.length === 0) return { ...action, onHandle: ask };
    const close = () => setUsers([]);
    return {
      ...action,
      onHandle: ask,
      dialog: {
        type: "dialog",
        header: "Still in use",
        onClose: close,
        content: <Users users={users} />,
        footer: <Button text="Close" mode="ghost" onClick={close} />,
      },
    };
  };
  refusingWhileUsed.action = takeOff.action;
  return refusingWhileUsed;
}

function Users({ users }: { users: SanityDocument[] }) {
  const schema = useSchema();
  return (
    <Stack gap={4} data-testid="still-in-use">
      <Text size={1}>
        {users.length === 1
          ? "This page or entry shows it"
          : `These ${users.length} pages and entries show it`}
        : take it out there and publish, then come back.
      </Text>
      <Stack as="ul" gap={2}>
        {users.map((user) => {
          const schemaType = schema.get(user._type);
          return (
            <li key={user._id}>
              <IntentLink intent="edit" params={{ id: user._id, type: user._type }}>
                {schemaType ? <Preview schemaType={schemaType} value={user} layout="default" /> : user._id}
              </IntentLink>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
