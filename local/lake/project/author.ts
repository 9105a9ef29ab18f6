/** The one person who edits in local mode, in the shape of GET /users/me. */
export const author = {
  id: "local-editor",
  name: "Local editor",
  email: "editor@localhost",
  profileImage: "",
  provider: "local",
  role: "administrator",
  roles: [{ name: "administrator", title: "Administrator" }],
};
