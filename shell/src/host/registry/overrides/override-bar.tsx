import styled from "styled-components";

/** Bar above the page that says which versions this tab shows instead of the live ones. */
export const OverrideBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: center;
  padding: 6px 16px;
  text-align: center;
  overflow-wrap: anywhere;
  background: #7c2d12;
  color: #fff;
`;
